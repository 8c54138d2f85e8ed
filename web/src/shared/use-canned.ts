import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useProfile } from '@api/session';
import { fillCanned } from '@contract/chat-inbox';
import { PRODUCT } from '@contract/product';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';

type CannedAnswer = components['schemas']['CannedAnswerResponse'];

/** Whom the answer is for. */
interface Reader {
  name: string | null;
  language: 'en' | 'fr' | 'es';
}

/** The answers that staff share, in the chat and in tickets. */
export const cannedQuery = () =>
  queryOptions({
    queryKey: ['chat-answers'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/chat-answers', { signal })),
  });

const TYPED = /(?:^|\s)\/([a-z0-9-]*)$/;
const MOST = 8;

/** The text in the reader's language where there is one, else the first that there is. */
function textFor({ textEn, textFr, textEs }: CannedAnswer, language: Reader['language']): string {
  return { en: textEn, fr: textFr, es: textEs }[language] ?? textEn ?? textFr ?? textEs ?? '';
}

/** Canned answers that fit the “/…” at the end of what is written, and what the keys do with them. */
export function useCanned(reader: Reader, text: string, setText: (text: string) => void) {
  const { firstName } = useProfile();
  const { data = [] } = useQuery(cannedQuery());
  const [at, setAt] = useState(0);
  const [left, setLeft] = useState('');
  const typed = TYPED.exec(text)?.[1];
  const fits = typed === undefined || left === text ? [] : data.filter(({ shortcut }) => shortcut.startsWith(typed));
  const shown = fits.slice(0, MOST);
  const chosen = Math.min(at, shown.length - 1);
  const insert = (answer: CannedAnswer) => {
    const name = reader.name?.split(' ')[0] ?? '';
    const words = fillCanned(textFor(answer, reader.language), { name, agent: firstName, product: PRODUCT.name });
    setText(text.slice(0, text.length - (typed ?? '').length - 1) + words);
    setAt(0);
  };
  /** True where the key was for the list. */
  const press = (event: KeyboardEvent): boolean => {
    const answer = shown[chosen];
    if (!answer) return false;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setAt((chosen + (event.key === 'ArrowDown' ? 1 : shown.length - 1)) % shown.length);
    else if (event.key === 'Enter' || event.key === 'Tab') insert(answer);
    else if (event.key === 'Escape') setLeft(text);
    else return false;
    event.preventDefault();
    return true;
  };
  return { shown, chosen, insert, press, textOf: (answer: CannedAnswer) => textFor(answer, reader.language) };
}
