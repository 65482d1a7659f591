"""Sentences in six languages: messages, the catalogues that have their words, and the words of acts."""
