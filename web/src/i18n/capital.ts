/** Capitalizes a word that is lower case within a sentence, for use at the start of a line or as an option. */
export const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);
