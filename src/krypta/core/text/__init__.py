"""Text in six languages: messages, their catalogues, and the words of acts."""
