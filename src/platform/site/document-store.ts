import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Language } from '../../contract/languages.js';
import type { SiteSettings } from '../../contract/site-settings.js';
import type { Encoding, Theme } from './negotiation.js';

/** A placeholder for the site's origin in what the client's build writes. */
const ORIGIN = /__ORIGIN__/g;
/**
 * The best compression that is fast enough for the first visitor, about 20 ms a page. Most documents then arrive in one round
 * trip.
 */
const BROTLI_QUALITY = 10;

/** A text in memory, compressed when first asked for. */
export class StoredText {
  readonly etag: string;
  private readonly bodies = new Map<Encoding, Buffer>();

  constructor(text: string) {
    const plain = Buffer.from(text);
    this.bodies.set('identity', plain);
    this.etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  }

  body(encoding: Encoding): Buffer {
    const kept = this.bodies.get(encoding);
    if (kept) return kept;
    const made = compress(this.body('identity'), encoding);
    this.bodies.set(encoding, made);
    return made;
  }
}

function compress(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(plain);
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The documents of the client, each read once and completed with the installation's settings. */
export class DocumentStore {
  private readonly kept = new Map<string, StoredText>();
  private meta = '';

  constructor(
    private readonly folder: string,
    private readonly origin: string,
    private readonly settings: () => SiteSettings,
  ) {}

  /** `template` is a row's document with `{lang}` in its name, or the one shell of all other pages. */
  document(template: string, language: Language, theme: Theme): StoredText {
    this.catchUp();
    const key = `${template} ${language} ${theme}`;
    return this.keep(key, () => this.finish(this.read(template.replace('{lang}', language)), language, theme));
  }

  /** Admins change settings while the product runs. Documents are then completed again. */
  private catchUp(): void {
    const meta = `<meta name="site-settings" content="${attribute(JSON.stringify(this.settings()))}">`;
    if (meta === this.meta) return;
    this.meta = meta;
    this.kept.clear();
  }

  /** A text that is the same for everyone (sitemap). */
  text(name: string): StoredText {
    return this.keep(name, () => this.read(name));
  }

  private keep(key: string, make: () => string): StoredText {
    const kept = this.kept.get(key);
    if (kept) return kept;
    const made = new StoredText(make());
    this.kept.set(key, made);
    return made;
  }

  private read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8').replace(ORIGIN, this.origin);
  }

  private finish(html: string, language: Language, theme: Theme): string {
    const mark = theme === 'system' ? '' : ` data-theme="${theme}"`;
    return html
      .replace(/<html lang="\w+">/, `<html lang="${language}"${mark}>`)
      .replace('</head>', `  ${this.meta}\n  </head>`);
  }
}
