import { TranslatorFailure, type Translated, type Translator } from '../translator.js';

/** Without a provider nothing is translated here; the service refuses before it would ask. */
export class NoTranslator implements Translator {
  readonly name = 'none';

  translate(): Promise<(Translated | null)[]> {
    throw new TranslatorFailure('refused', 'No provider is set');
  }
}
