import { useState, type KeyboardEvent } from 'react';

export interface Mentionable {
  id: string;
  name: string;
  /** What is said beside the name, such as the role. */
  about?: string;
}

/** The text between an @ and the caret: names have spaces, but two words are enough to find one. */
const TYPED = /(?:^|[\s(])@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u;
const MOST = 8;

/** Without case and accents, as people type on phones. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Of these people, the ones whom a text names. The longest names are looked for first and cut out: “@Ana Roy” is in “@Ana Roy-Dubois”. */
export function mentionedIn(text: string, people: readonly Mentionable[]): string[] {
  const longest = [...new Set(people.map(({ name }) => name))].sort((one, other) => other.length - one.length);
  const named = new Set<string>();
  let rest = text;
  for (const name of longest) {
    const parts = rest.split(`@${name}`);
    if (parts.length > 1) named.add(name);
    rest = parts.join('\n');
  }
  return people.filter(({ name }) => named.has(name)).map(({ id }) => id);
}

/** People who fit the “@…” before the caret. */
export function fitting<P extends Mentionable>(before: string, people: readonly P[]): P[] {
  const typed = TYPED.exec(before)?.[1];
  if (typed === undefined) return [];
  const wanted = plain(typed);
  const starts = (name: string) => plain(name).startsWith(wanted) || plain(name).includes(` ${wanted}`);
  // A name that is written out needs no list.
  return people.filter(({ name }) => starts(name) && name !== typed.trim()).slice(0, MOST);
}

/** The list of people behind an @, and what the keys do with it. `write` puts a text and the caret into the field. */
export function useMentions<P extends Mentionable>(
  people: readonly P[],
  text: string,
  write: (text: string, caret: number) => void,
) {
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  const [left, setLeft] = useState<string>();
  const before = text.slice(0, caret);
  const shown = left === text ? [] : fitting(before, people);
  const chosen = Math.min(at, shown.length - 1);
  const insert = ({ name }: P) => {
    const typed = TYPED.exec(before)?.[1] ?? '';
    const start = `${before.slice(0, before.length - typed.length)}${name} `;
    write(start + text.slice(caret).replace(/^ /, ''), start.length);
    setCaret(start.length);
    setAt(0);
  };
  /** Begins a mention where the caret is: phones hide the @ behind two keys. */
  const begin = () => {
    const start = `${before}${/(^|\s)$/.test(before) ? '' : ' '}@`;
    write(start + text.slice(caret), start.length);
    setCaret(start.length);
  };
  /** True where the key was for the list. */
  const press = (event: KeyboardEvent): boolean => {
    const person = shown[chosen];
    if (!person || event.nativeEvent.isComposing) return false;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setAt((chosen + (event.key === 'ArrowDown' ? 1 : shown.length - 1)) % shown.length);
    else if (event.key === 'Enter' || event.key === 'Tab') insert(person);
    else if (event.key === 'Escape') setLeft(text);
    else return false;
    event.preventDefault();
    return true;
  };
  /** Says to screen readers what the keys choose. A `textarea` is a `textbox`, which can’t be a `combobox`. */
  const aria = (list: string) =>
    ({
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': shown.length > 0 ? list : undefined,
      'aria-activedescendant': shown.length > 0 ? `${list}-${chosen}` : undefined,
    }) as const;
  return { shown, chosen, aria, insert, begin, press, moveTo: setCaret };
}
