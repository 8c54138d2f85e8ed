import type { Language } from '../../contract/languages.js';
import type { TranslationProvider } from '../../contract/translations.js';
import type { Piece } from './kept-terms.js';
import type { Unmarked } from './markup.js';

/** A text in the other language. `from` is the language that the provider found, `es`; null where it said none. */
export interface Translated extends Unmarked {
  from: string | null;
}

/** Who translates: each provider is an adapter in `providers/`, chosen by TRANSLATION_PROVIDER. */
export interface Translator {
  readonly name: TranslationProvider;
  /** One call. The answers are in the order of the texts, null where one can't be used. Throws a `TranslatorFailure`. */
  translate(texts: readonly Piece[][], to: Language): Promise<(Translated | null)[]>;
}

export const TRANSLATOR = Symbol('Translator');

/**
 * `refused`: the key is wrong. `quota`: the provider's own allowance is used up. `slow_down`: too many calls. `rejected`: this
 * text alone. `away`: it didn't answer, or with a fault of its own. `garbled`: what it answered is no translation.
 */
export type FailureKind = 'refused' | 'quota' | 'slow_down' | 'rejected' | 'away' | 'garbled';

export class TranslatorFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    /** For the log: never the text, never the key. */
    message: string,
    /** When the provider says that another call makes sense. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}
