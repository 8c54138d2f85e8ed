import { IMPORT_COLUMNS, IMPORT_COLUMN_KEYS } from '../../../contract/import-columns.js';
import type { Language } from '../../../contract/languages.js';

/** The heading alone: an example line would be imported by whoever forgets to delete it. Spreadsheets in French write semicolons. */
export function importTemplate(language: Language): string {
  const names = IMPORT_COLUMN_KEYS.map((key) => IMPORT_COLUMNS[key].names[language]);
  return `\uFEFF${names.join(language === 'fr' ? ';' : ',')}\r\n`;
}
