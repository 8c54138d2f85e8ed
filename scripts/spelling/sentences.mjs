// Sentences in the code of a program, which people read in a terminal, in a log or in the documentation of the API.

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
/** A string that begins with a capital and has more than one word. */
const SENTENCE = /(['`])((?=\p{Lu})(?:(?!\1)[^\\\n]|\\.)*\s(?:(?!\1)[^\\\n]|\\.)*)\1/gu;

/** Without comments, and without the code within a text. @param {string} source @returns {string[]} */
export const sentencesIn = (source) =>
  [...source.replaceAll(COMMENT, '').matchAll(SENTENCE)]
    .map(([, , text = '']) => text.replaceAll(/\$\{[^{}]*\}|\\n|\{\w+\}/g, ' '))
    // What is left of a text within code within a text.
    .filter((text) => !text.includes('${'));
