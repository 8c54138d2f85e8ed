import { tokensOf, type Token } from './tokens.js';
import { SKIPPED, WORDS } from './words.js';

/** How many words `..` can match, and how many `&`, which also looks backwards. */
const GAP = 4;
const NEAR = 10;
/** Below 18 °C a home is too cold for health (WHO Housing and Health Guidelines, 2018, chapter 4). */
const COLD_BELOW_C = 18;
const COLD_F = { from: 30, below: 64 } as const;

interface Slot {
  words: Set<string>;
  beginnings: readonly string[];
  number: 'cold' | 'coldF' | null;
  gap: number;
  /** How many words back it may be. */
  back: number;
}

interface Phrase<Owner> {
  owner: Owner;
  slots: readonly Slot[];
  /** A phrase that counts within one clause only: "not urgent, I smell gas" doesn't deny the smell. */
  inClause: boolean;
}

export interface Hit<Owner> {
  owner: Owner;
  sentence: number;
  /** Where the match begins and ends. */
  clauses: readonly [number, number];
}

/**
 * Phrases, indexed by their first word. Each word of a text is looked up once and each phrase looks ahead a limited
 * number of words, so the time grows in proportion to the length of the text, for any text.
 */
export class PhraseBook<Owner> {
  private readonly byWord = new Map<string, Phrase<Owner>[]>();
  private readonly byBeginning = new Map<string, Phrase<Owner>[]>();
  private readonly byNumber: Phrase<Owner>[] = [];
  private longestBeginning = 0;

  add(owner: Owner, text: string, { inClause = false } = {}): void {
    const phrase = { owner, slots: slotsOf(text), inClause };
    const [first] = phrase.slots;
    if (!first) throw new Error(`The phrase “${text}” has no words`);
    if (first.number) this.byNumber.push(phrase);
    for (const word of first.words) append(this.byWord, word, phrase);
    for (const beginning of first.beginnings) {
      append(this.byBeginning, beginning, phrase);
      this.longestBeginning = Math.max(this.longestBeginning, beginning.length);
    }
  }

  find(tokens: readonly Token[]): Hit<Owner>[] {
    return tokens.flatMap((token, at) =>
      this.beginningWith(token.word).flatMap((phrase) =>
        endsOf(phrase, tokens, at).map((end) => ({
          owner: phrase.owner,
          sentence: token.sentence,
          clauses: [token.clause, end] as const,
        })),
      ),
    );
  }

  private beginningWith(word: string): Phrase<Owner>[] {
    const found = [...(this.byWord.get(word) ?? [])];
    for (let length = 1; length <= Math.min(word.length, this.longestBeginning); length += 1)
      found.push(...(this.byBeginning.get(word.slice(0, length)) ?? []));
    return isNumber(word) ? [...found, ...this.byNumber] : found;
  }
}

/** The clauses in which a phrase that starts at this word ends. It keeps every position that the words so far can have reached. */
function endsOf({ slots, inClause }: Phrase<unknown>, tokens: readonly Token[], at: number): number[] {
  const first = tokens[at];
  const fitsAt = (slot: Slot, near: number) => {
    const token = tokens[near];
    if (!token || token.sentence !== first?.sentence || (inClause && token.clause !== first.clause)) return false;
    return fits(slot, token.word);
  };
  let reached = slots[0] && fitsAt(slots[0], at) ? [at] : [];
  for (const slot of slots.slice(1)) {
    const next = new Set<number>();
    for (const place of reached) {
      for (let near = Math.max(0, place - slot.back); near <= place + 1 + slot.gap; near += 1)
        if (near !== place && fitsAt(slot, near)) next.add(near);
    }
    reached = [...next];
  }
  return [...new Set(reached.map((place) => tokens[place]?.clause ?? 0))];
}

function fits({ words, beginnings, number }: Slot, word: string): boolean {
  if (words.has(word) || beginnings.some((beginning) => word.startsWith(beginning))) return true;
  if (!number || !isNumber(word)) return false;
  const degrees = Number(word);
  return number === 'cold' ? degrees < COLD_BELOW_C : degrees >= COLD_F.from && degrees < COLD_F.below;
}

function isNumber(word: string): boolean {
  return word >= '0' && word < ':';
}

function slotsOf(text: string): Slot[] {
  const slots: Slot[] = [];
  let reach = { gap: 0, back: 0 };
  for (const part of text.split(' ')) {
    if (part === '..') reach = { gap: GAP, back: 0 };
    else if (part === '&') reach = { gap: NEAR, back: NEAR };
    else if (!SKIPPED.has(part)) {
      slots.push(slotOf(part, reach));
      reach = { gap: 0, back: 0 };
    }
  }
  return slots;
}

function slotOf(part: string, reach: { gap: number; back: number }): Slot {
  const slot: Slot = { words: new Set(), beginnings: [], number: null, ...reach };
  const beginnings: string[] = [];
  for (const choice of part
    .split('|')
    .flatMap(spelledOut)
    .filter((word) => !SKIPPED.has(word))) {
    if (choice === '#cold') slot.number = 'cold';
    else if (choice === '#coldF') slot.number = 'coldF';
    else if (choice.endsWith('*')) beginnings.push(plain(choice.slice(0, -1)));
    else slot.words.add(plain(choice));
  }
  return { ...slot, beginnings };
}

function spelledOut(choice: string): string[] {
  if (!choice.startsWith('@')) return [choice];
  const list = WORDS[choice.slice(1)];
  if (!list) throw new Error(`There is no list of words “${choice}”`);
  return list.split('|');
}

/** A word of a phrase in the form of a text's tokens, because phrases may be written with accents. */
function plain(word: string): string {
  const [token, ...more] = tokensOf(word);
  if (!token || more.length > 0) throw new Error(`“${word}” is not one word that counts`);
  return token.word;
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
