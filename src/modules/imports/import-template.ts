import { IMPORT_COLUMNS, IMPORT_COLUMN_KEYS } from '../../contract/import-columns.js';
import type { Language } from '../../contract/languages.js';

/** Only the headings: people would forget to delete an example line and import it. French spreadsheets use semicolons. */
export function importTemplate(language: Language): string {
  const names = IMPORT_COLUMN_KEYS.map((key) => IMPORT_COLUMNS[key].names[language]);
  return `\uFEFF${names.join(language === 'fr' ? ';' : ',')}\r\n`;
}
