import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { Injectable } from '@nestjs/common';
import { languageOf, localeOf, type Language } from '../../contract/languages.js';
import { PRODUCT } from '../../contract/product.js';
import { elided } from './elision.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['platform', 'modules'];

/** The server's texts: emails, PDFs, text messages. They are ICU catalogues in `<module>/messages/<language>.json`. */
@Injectable()
export class Catalogues {
  private readonly cache = createIntlCache();
  private readonly byLanguage = new Map<Language, IntlShape<string>>();

  /** The texts of a language. A missing key falls back to English, then to the key itself. */
  for(language: string): IntlShape<string> {
    const code = languageOf(language);
    const known = this.byLanguage.get(code);
    if (known) return known;
    const messages = { ...readMessages('en'), ...readMessages(code) };
    const intl = createIntl({ locale: localeOf(code), messages, onError: ignoreMissing }, this.cache);
    this.byLanguage.set(code, intl);
    return intl;
  }

  /** One message. The product's name is always available as `{product}`. */
  text(language: string, id: string, values: Record<string, string | number> = {}): string {
    const intl = this.for(language);
    const all = { product: PRODUCT.name, ...values };
    return endedOnce(intl.formatMessage({ id: languageOf(language) === 'fr' ? elidedId(intl, id, all) : id }, all));
  }

  has(id: string): boolean {
    return Object.hasOwn(this.for('en').messages, id);
  }
}

/** The id of the message as it is elided for these values. It is kept beside the usual one, so that it is parsed once. */
function elidedId({ messages }: IntlShape<string>, id: string, values: Record<string, string | number>): string {
  const usual = messages[id];
  if (typeof usual !== 'string') return id;
  const text = elided(usual, values);
  if (text === usual) return id;
  const key = `elided ${text}`;
  messages[key] = text;
  return key;
}

/** A sentence that ends with a time, “11:00 a.m.”, has its period already. */
function endedOnce(text: string): string {
  return text.replaceAll('.m..', '.m.');
}

function ignoreMissing(error: Error & { code?: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') throw error;
}

function readMessages(language: Language): Record<string, string> {
  const files = FOLDERS.flatMap((folder) => catalogueFiles(join(ROOT, folder), `${language}.json`));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}

function catalogueFiles(folder: string, name: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name === name && entry.parentPath.endsWith('messages'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
