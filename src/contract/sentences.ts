const ENDS = /[.!?…。]["”»’)\s]*$/u;

/** Sentences one after another. Someone’s own words may already end with a full stop; none is added after those. */
export const sentences = (parts: readonly (string | null | undefined | false | 0)[]): string =>
  parts
    .filter((part) => typeof part === 'string' && part !== '')
    .reduce<string>(
      (text, part) => (text ? `${text}${ENDS.test(text) ? '' : '.'} ${String(part).trim()}` : String(part).trim()),
      '',
    );
