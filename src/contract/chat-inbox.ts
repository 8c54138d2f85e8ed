/** Longest internal note of a conversation in characters. */
export const CHAT_NOTE_MAX = 2000;
