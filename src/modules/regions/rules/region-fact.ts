import type { Confidence, RegionTopic } from '../../../contract/region-rules.js';
import type { RegionCode } from '../../../contract/regions.js';
import { lawOf, type LawCitation } from '../data/laws.js';
import { SOURCES } from '../data/sources.js';
import { wordsOfNote } from '../data/words/words-of-note.js';

export { REGION_TOPICS } from '../../../contract/region-rules.js';
export type { Confidence, LawCitation, RegionTopic };

/** One statement about a region, with where it comes from. */
export interface RegionFact {
  /** In English. */
  readonly text: string;
  /** Null: not translated, and screens say that the text is in English only. */
  readonly fr: string | null;
  readonly es: string | null;
  /** The automatic rule says the same, so this isn't shown next to the sentences made of its values. */
  readonly saidByRule: boolean;
  readonly confidence: Confidence | null;
  readonly source: string | null;
  /** Date that the source carries (year, month or day), null if undated. */
  readonly sourceDate: string | null;
  /** The official text that says so, where its section is known. `source` is the page on which it was read. */
  readonly law: LawCitation | null;
  /** Whether an official text must confirm it: all but a dated official source. */
  readonly mustCheck: boolean;
  /** Whether a person has compared it with an official source, and said so. */
  readonly checked: boolean;
}

/** As it is stored: released versions have rows without translations. */
export type StoredFact = Pick<RegionFact, 'text' | 'confidence' | 'source' | 'sourceDate' | 'mustCheck'> &
  Partial<Pick<RegionFact, 'fr' | 'es' | 'saidByRule'>>;

/**
 * Adds the parts of a fact that aren't stored. A note that an admin didn't change has the product's translations; any
 * other note is in English only. If its source is unchanged too, it is still based on the same law as the `shipped`
 * fact.
 */
export function factOfStored(
  topic: RegionTopic,
  stored: StoredFact,
  verified: boolean,
  shipped: readonly RegionFact[] = [],
): RegionFact {
  const { text, confidence, source, sourceDate, mustCheck } = stored;
  const known = stored.saidByRule === undefined ? wordsOfNote(topic, text) : undefined;
  return {
    text,
    fr: stored.fr ?? known?.fr ?? null,
    es: stored.es ?? known?.es ?? null,
    saidByRule: stored.saidByRule ?? known?.saidByRule ?? false,
    confidence,
    source,
    sourceDate,
    law: shipped.find((fact) => fact.text === text && fact.source === source)?.law ?? null,
    mustCheck,
    checked: verified && !mustCheck,
  };
}

/**
 * A cell as data: notes, each with the code of its source. How a note reads on screen is in `data/words`. The letter is the
 * confidence (o official, s secondary, u unsure), the number is the position in the list of sources, `!` marks an official text that is
 * old or undated. After it comes the section of the act that says so, where it is known (`data/laws.ts`).
 */
export type Cell = readonly (readonly [text: string, code?: string, law?: string])[];
export type Cells = Readonly<Record<RegionCode, Cell>>;

const CONFIDENCE: Readonly<Record<string, Confidence>> = { o: 'official', s: 'secondary', u: 'unsure' };
const CODE = /^([osu])(\d+)(!?)$/;

/** Reads a cell. Throws for a code that names no source, and for a note that has no words in each language: the data is wrong then. */
export function factsOf(topic: RegionTopic, cell: Cell): RegionFact[] {
  return cell.map(([note, code, law]) => {
    const words = wordsOfNote(topic, note);
    if (!words) throw new Error(`No words for "${note}" of ${topic}`);
    const { en = note, fr, es, saidByRule } = words;
    return {
      text: en,
      fr,
      es,
      saidByRule,
      ...(code === undefined ? UNSOURCED : sourceOf(note, code)),
      law: law === undefined ? null : lawOf(law),
      checked: false,
    };
  });
}

const UNSOURCED = { confidence: null, source: null, sourceDate: null, mustCheck: true } as const;

function sourceOf(note: string, code: string): Pick<RegionFact, 'confidence' | 'source' | 'sourceDate' | 'mustCheck'> {
  const [, letter = '', number = '', stale] = CODE.exec(code) ?? [];
  const confidence = CONFIDENCE[letter];
  const source = SOURCES[Number(number)];
  if (!confidence || !source) throw new Error(`No source behind "${note}": ${code}`);
  return {
    confidence,
    source: source[0],
    sourceDate: source[1],
    mustCheck: confidence !== 'official' || stale === '!',
  };
}
