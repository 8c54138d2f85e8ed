import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INTRODUCTION = `# Decisions

One file for each choice that someone could question: its context, the decision and its consequences. A choice that turns out to be wrong gets a new record, and the old one says which record superseded it. \`npm run decisions\` writes this list.

Records below 0100 were written before the first release. What the product must do is in [the specification](../specification/README.md).

`;

/**
 * @param {string} folder with one file for each decision
 * @returns {string} the text of its README: every record by number and title; one that was replaced as a whole says so
 */
export function decisionIndex(folder) {
  const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));
  const lines = files.toSorted().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const title = /^# (.+)$/m.exec(text)?.[1] ?? '';
    const superseded = /^Status: Superseded by \[(\d{4})\]/m.exec(text)?.[1];
    return `- [${file.slice(0, 4)}](${file}) ${title}${superseded ? ` (superseded by ${superseded})` : ''}`;
  });
  return `${INTRODUCTION}${lines.join('\n')}\n`;
}
