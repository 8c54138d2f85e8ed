import type { Language } from '../../../contract/languages.js';
import type { Piece } from '../kept-terms.js';
import { mark, unmark, type KeptElement } from '../markup.js';
import { TranslatorFailure, type Translated, type Translator } from '../translator.js';
import { askProvider } from './ask-provider.js';

export const DEEPL_KEPT: KeptElement = { open: '<k>', close: '</k>', openAgain: /<k>/ };

/** The languages as DeepL names them as targets. */
const TARGETS: Record<Language, string> = { en: 'EN-US', fr: 'FR', es: 'ES' };

/**
 * DeepL, by its API of version 2 (https://developers.deepl.com/api-reference/translate). Texts go as XML whose `<k>` elements it
 * leaves alone. It is asked to address people formally where the language has a form for it: vous and usted, as the product does.
 */
export class DeepL implements Translator {
  readonly name = 'deepl';

  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {}

  async translate(texts: readonly Piece[][], to: Language): Promise<(Translated | null)[]> {
    const answer = await askProvider({
      url: `${this.url}/v2/translate`,
      headers: { authorization: `DeepL-Auth-Key ${this.key}` },
      body: {
        text: texts.map((pieces) => mark(pieces, DEEPL_KEPT)),
        target_lang: TARGETS[to],
        tag_handling: 'xml',
        ignore_tags: ['k'],
        preserve_formatting: true,
        formality: 'prefer_more',
      },
    });
    const { translations } = (answer ?? {}) as { translations?: unknown };
    if (!Array.isArray(translations) || translations.length !== texts.length)
      throw new TranslatorFailure('garbled', 'The answer has not one translation for each text');
    return translations.map((one: unknown) => {
      const { text, detected_source_language: from } = (one ?? {}) as Record<string, unknown>;
      const read = typeof text === 'string' ? unmark(text, DEEPL_KEPT) : null;
      return read && { ...read, from: typeof from === 'string' ? from.slice(0, 2).toLowerCase() : null };
    });
  }
}
