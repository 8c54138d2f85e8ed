import { CHAT } from '@contract/limits';
import { useEffect, useState } from 'react';
import type { Line } from '../lines';
import { useAnswering } from './use-answering';

const MINUTE_MS = 60_000;

/**
 * When the visitor began to wait for a person's answer. Undefined if none of their messages has arrived, or the last one was
 * answered.
 */
export function waitingSince(lines: readonly Line[]): string | undefined {
  const answered = lines.findLastIndex(({ sender_type, automatic }) => sender_type === 'agent' && !automatic);
  return lines.slice(answered + 1).find(({ sender_type, state }) => sender_type === 'visitor' && state === 'sent')
    ?.created_at;
}

/** Whether the visitor is waiting and no one is there, or no one has answered within the time after which the team is emailed. */
export function useNoOneThere(lines: readonly Line[]): boolean {
  const answering = useAnswering();
  const since = waitingSince(lines);
  const [long, setLong] = useState<string>();
  useEffect(() => {
    if (since === undefined) return undefined;
    const left = new Date(since).getTime() + CHAT.unansweredMailMinutes * MINUTE_MS - Date.now();
    const timer = setTimeout(() => setLong(since), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [since]);
  return since !== undefined && (answering?.now === false || long === since);
}
