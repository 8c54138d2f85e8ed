// npm run message-ids: writes web/src/i18n/message-ids.ts, the type of all message ids, from the English catalogues.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
const FILE = join(SOURCE, 'i18n/message-ids.ts');

/** The module as it should be. */
export function messageIds() {
  const files = readdirSync(SOURCE, { recursive: true }).filter((file) => basename(file) === 'en.json');
  const modules = files.map((file) => relative(dirname(FILE), join(SOURCE, file)).replaceAll('\\', '/'));
  const keys = modules.toSorted().map((file) => `  | keyof typeof import('${file}')`);
  return `// Written by \`npm run message-ids\` from the English catalogues; a test fails when a catalogue is missing here.\n\n/** The id of a message: \`t('leases.title')\` is checked by the compiler. */\nexport type MessageId =\n${keys.join('\n')};\n\n/**\n * An id put together from parts that the compiler can't know, such as a code that the server sent or the prefix of a\n * page. Where the parts are a union of words, a template literal alone is checked and needs no help.\n */\nexport const messageId = (id: string) => id as MessageId;\n`;
}

export const isUpToDate = () => readFileSync(FILE, 'utf8') === messageIds();

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, messageIds());
