import type { Language } from '../../../contract/languages.js';
import type { Piece } from '../kept-terms.js';
import { mark, unmark, type KeptElement } from '../markup.js';
import { TranslatorFailure, type Translated, type Translator } from '../translator.js';
import { askProvider } from './ask-provider.js';

export const LIBRETRANSLATE_KEPT: KeptElement = {
  open: '<span translate="no">',
  close: '</span>',
  openAgain: /<span translate=["']no["']\s*>/,
};

/**
 * LibreTranslate (https://docs.libretranslate.com/guides/api_usage). Texts go as HTML: it leaves elements with `translate="no"`
 * alone, while it changes placeholders in plain text.
 */
export class LibreTranslate implements Translator {
  readonly name = 'libretranslate';

  constructor(
    private readonly url: string,
    private readonly key: string | undefined,
  ) {}

  async translate(texts: readonly Piece[][], to: Language): Promise<(Translated | null)[]> {
    const answer = await askProvider({
      url: `${this.url}/translate`,
      body: {
        q: texts.map((pieces) => mark(pieces, LIBRETRANSLATE_KEPT)),
        source: 'auto',
        target: to,
        format: 'html',
        ...(this.key && { api_key: this.key }),
      },
    });
    const { translatedText, detectedLanguage } = (answer ?? {}) as Record<string, unknown>;
    if (!Array.isArray(translatedText) || translatedText.length !== texts.length)
      throw new TranslatorFailure('garbled', 'The answer has not one translation for each text');
    const found = Array.isArray(detectedLanguage) ? detectedLanguage : [];
    return translatedText.map((text: unknown, at) => {
      const read = typeof text === 'string' ? unmark(text, LIBRETRANSLATE_KEPT) : null;
      return read && { ...read, from: languageIn(found[at]) };
    });
  }
}

function languageIn(found: unknown): string | null {
  const { language } = (found ?? {}) as { language?: unknown };
  return typeof language === 'string' ? language.slice(0, 2).toLowerCase() : null;
}
