import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsUUID } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { TRANSLATIONS_PER_REQUEST } from '../../contract/limits.js';
import {
  TRANSLATED_KINDS,
  TRANSLATION_FAULTS,
  TRANSLATION_OUTCOMES,
  type TranslatedKind,
  type TranslationFault,
  type TranslationOutcome,
} from '../../contract/translations.js';

const CODES = LANGUAGES.map(({ code }) => code);

export class TranslationRequest {
  @IsIn(TRANSLATED_KINDS) kind: TranslatedKind;
  /** Messages that the reader can read, at most 50. Ids of ratings in the directory have no version, so any is taken. */
  @IsArray() @ArrayMinSize(1) @ArrayMaxSize(TRANSLATIONS_PER_REQUEST) @IsUUID('loose', { each: true }) ids: string[];
  /** The reader's language. */
  @IsIn(CODES) to: Language;
}

export class TranslationResponse {
  /** The message's id. */
  id: string;
  @IsIn(TRANSLATION_OUTCOMES) outcome: TranslationOutcome;
  /** In the reader's language; null unless `translated`. */
  text: string | null;
  /** The language that it was written in, `es`; null where it is not known. */
  from: string | null;
  /** Why it `failed`, else null. */
  @IsIn(TRANSLATION_FAULTS) fault: TranslationFault | null;
}
