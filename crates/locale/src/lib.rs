//! The interface's words in four languages.
