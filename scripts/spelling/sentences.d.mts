/** The sentences that a program says, without its comments and without the code within a text. */
export function sentencesIn(source: string): string[];
