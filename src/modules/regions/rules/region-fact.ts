import type { Confidence, RegionTopic } from '../../../contract/region-rules.js';
import type { RegionCode } from '../../../contract/regions.js';
import { SOURCES } from '../data/sources.js';

export { REGION_TOPICS } from '../../../contract/region-rules.js';
export type { Confidence, RegionTopic };

/** One statement about a region, with where it comes from. */
export interface RegionFact {
  readonly text: string;
  readonly confidence: Confidence | null;
  readonly source: string | null;
  /** Date that the source carries (year, month or day), null if undated. */
  readonly sourceDate: string | null;
  /** Whether an official text must confirm it: all but a dated official source. */
  readonly mustCheck: boolean;
}

/**
 * A cell as data: texts, each with the code of its source. The letter is the confidence (o official, s secondary,
 * u unsure), the number stands in the list of sources, `!` marks an official text that is old or undated.
 */
export type Cells = Readonly<Record<RegionCode, readonly (readonly [text: string, code?: string])[]>>;

const CONFIDENCE: Readonly<Record<string, Confidence>> = { o: 'official', s: 'secondary', u: 'unsure' };
const CODE = /^([osu])(\d+)(!?)$/;

/** Reads a cell. Throws for a code that names no source: the data is wrong then. */
export function factsOf(cell: Cells[RegionCode]): RegionFact[] {
  return cell.map(([text, code]) => (code === undefined ? unsourced(text) : sourced(text, code)));
}

function unsourced(text: string): RegionFact {
  return { text, confidence: null, source: null, sourceDate: null, mustCheck: true };
}

function sourced(text: string, code: string): RegionFact {
  const [, letter = '', number = '', stale] = CODE.exec(code) ?? [];
  const confidence = CONFIDENCE[letter];
  const source = SOURCES[Number(number)];
  if (!confidence || !source) throw new Error(`No source behind "${text}": ${code}`);
  return {
    text,
    confidence,
    source: source[0],
    sourceDate: source[1],
    mustCheck: confidence !== 'official' || stale === '!',
  };
}
