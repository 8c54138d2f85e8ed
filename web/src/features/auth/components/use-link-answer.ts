import { toProblem, type Problem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useMailedLink } from '@shared/link/mailed-link';
import { wake } from '@ui/later/asleep';
import { useEffect, useState } from 'react';
import type { Proven } from '../api/verify-email';

export type LinkOutcome =
  | { state: 'broken' }
  | { state: 'checking' }
  | ({ state: 'done' } & Partial<Proven>)
  | { state: 'refused'; text: string; code: string }
  /** The server was away, or could not answer: nothing is known of the link. */
  | { state: 'unknown'; text: string };

const asked = new Map<string, Promise<Proven>>();

/** A link works once: another language or a second mount must not use it again. */
function once(token: string, take: (token: string) => Promise<Proven>): Promise<Proven> {
  const answer = asked.get(token) ?? take(token);
  asked.set(token, answer);
  return answer;
}

/** Only an answer about the link says that it no longer works. */
const outcomeOf = ({ status, code }: Problem, text: string): LinkOutcome =>
  status >= 400 && status < 500 && status !== 429 ? { state: 'refused', text, code } : { state: 'unknown', text };

/** Uses the link in this address as soon as the page is live. */
export function useLinkAnswer(take: (token: string) => Promise<Proven>): LinkOutcome {
  const textOf = useProblemText();
  const { token, broken } = useMailedLink();
  const [outcome, setOutcome] = useState<LinkOutcome>({ state: 'checking' });
  useEffect(() => {
    if (!token) return;
    // The page is about to change without a gesture, so its drawing must load first or it would disappear.
    wake();
    let gone = false;
    const tell = (next: LinkOutcome) => (gone ? undefined : setOutcome(next));
    once(token, take).then(
      (proven) => tell({ state: 'done', ...proven }),
      (error: unknown) => tell(outcomeOf(toProblem(error), textOf(error))),
    );
    return () => {
      gone = true;
    };
  }, [token, take, textOf]);
  return broken ? { state: 'broken' } : outcome;
}
