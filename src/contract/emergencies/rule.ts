import type { Priority } from '../priorities.js';

/** What a report can be recognised as; also the end of its message ids. */
export const EMERGENCY_KINDS = [
  'gas',
  'co',
  'fire',
  'structure',
  'elevator',
  'water',
  'power',
  'heat',
  'no_water',
  'lock',
  'toilet',
] as const;
export type EmergencyKind = (typeof EMERGENCY_KINDS)[number];

/**
 * Phrases by language. All languages are looked for in every report, because people mix them.
 *
 * A phrase is a sequence of words: `burst pipe`. `a|b` is either word, `spark*` a word that begins so, `..` up to four words in
 * between, `&` up to ten words before or after, `@smell` a list of `words.ts`, `#cold` and `#coldF` a number of degrees. Case, accents and small words such as
 * articles don't count, and a phrase stays within one sentence.
 */
export interface Phrases {
  en: readonly string[];
  fr: readonly string[];
  es: readonly string[];
}

export interface EmergencyRule {
  id: EmergencyKind;
  /** The lowest priority for a report that says this. */
  raisesTo: Priority;
  says: Phrases;
  /** Words in the same part of a sentence, between commas, that mean something else, such as an alarm with an empty battery. */
  unless: Phrases;
  /** Counts whatever `unless` says in the same part of the sentence. */
  always?: Phrases;
  /** Counts only if the report mentions cold, or was filed in the cold months of the home's location. */
  needsCold?: Phrases;
  /** Applies only if the writer doesn't say that nothing is urgent. Never set it where lives are at risk. */
  believesNotUrgent?: boolean;
}
