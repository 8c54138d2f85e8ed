/** How many colleagues one internal note can mention. */
export const NOTE_MENTIONS_MAX = 10;
