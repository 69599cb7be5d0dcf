"""Dialogs: table rules, settings, about, help, irregularities, confirmations."""
