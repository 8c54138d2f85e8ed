/** A word that is written small within a sentence, as it begins a line or names a choice. */
export const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);
