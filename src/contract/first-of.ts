/** The beginning of a text, at most `count` UTF-16 units, cut between characters: half of one can't be kept as JSON. */
export const firstOf = (text: string, count: number): string => text.slice(0, count).replace(/[\ud800-\udbff]$/, '');
