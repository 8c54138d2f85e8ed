import type { Language } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { loadMessages } from '@i18n/load-messages';
import { MessagesProvider, useHasMessage } from '@i18n/messages';
import { rememberBy, useRemembered } from '@i18n/remember';
import { QueryClientProvider } from '@tanstack/react-query';
import { isModalOpen } from '@ui/overlay/modals';
import { dismissToast, toast } from '@ui/overlay/toastStore';
import { Suspense, useEffect, type ReactElement, type ReactNode } from 'react';
import type { Problem } from './problem';
import { useProblemText } from './problem-text';
import { makeQueryClient } from './query-client';
import { onReconnected } from './reconnected';
import { session, type SessionState } from './session';
import { bindTyped } from './session/typed-here';

let report: (problem: Problem, shown: boolean) => void = () => undefined;

/** Toasts that say that the server couldn't be reached. They are removed once it is reached again. */
const unreached = new Set<number>();

function reached(): void {
  for (const id of unreached) dismissToast(id);
  unreached.clear();
}

/** One cache for the whole client, whichever frame is on screen. */
export const queryClient = makeQueryClient((problem, shown) => report(problem, shown), reached);

const userOf = (state: SessionState) => (state.status === 'signed-in' ? state.profile.userId : undefined);

// This part of the client may load after the sign-in. A renewed token must then not clear the data of the page on screen.
let owner = userOf(session.state());
bindTyped(session.state());

/** Data that one person read must never be shown to the next. */
session.subscribe(() => {
  const state = session.state();
  bindTyped(state);
  const user = userOf(state);
  if (state.status === 'restoring' || user === owner) return;
  owner = user;
  queryClient.clear();
});

interface FailureProps {
  problem: Problem;
  /** The text when it happened, and its language; undefined if only the dashboards' frame has the words. */
  first: string;
  madeIn: Language | undefined;
}

/** The words of refusals that only happen behind sign-in are loaded with the dashboards' frame, so that public pages stay small. */
const frameBy = rememberBy((language) => loadMessages(['frame'], language as Language).catch(() => ({})));

function Said({ problem }: { problem: Problem }) {
  return useProblemText()(problem);
}

function SaidInFrame({ problem, language }: { problem: Problem; language: Language }) {
  return (
    <MessagesProvider language={language} messages={useRemembered(frameBy(language))}>
      <Said problem={problem} />
    </MessagesProvider>
  );
}

/** Whether the words for a failure are loaded here. Those that only happen behind sign-in are loaded with the dashboards' frame. */
const hasWords = ({ code, reason }: Problem, has: (id: string) => boolean) =>
  has(`errors.${code}`) && (!reason || has(`errors.reason.${reason}`));

/** The toast stays until it is dismissed, so it must follow a change of language. */
function Failure({ problem, first, madeIn }: FailureProps) {
  const { language } = useLanguage();
  const has = useHasMessage();
  if (hasWords(problem, has)) return <Said problem={problem} />;
  if (language === madeIn) return first;
  return (
    <Suspense fallback={first}>
      <SaidInFrame problem={problem} language={language} />
    </Suspense>
  );
}

const told = new Map<string, ReactElement>();

/** The same failure is the same toast and is shown once. */
function noteOf(problem: Problem, text: string, madeIn: Language | undefined): ReactElement {
  const key = [problem.code, problem.reason, text].join(' ');
  const note = told.get(key) ?? <Failure problem={problem} first={text} madeIn={madeIn} />;
  told.set(key, note);
  return note;
}

/** Gives queries and actions their cache. The frames of dashboards include it, and a lazy part of a public page adds it. */
export function DataProvider({ children }: { children: ReactNode }) {
  const textOf = useProblemText();
  const has = useHasMessage();
  const { language } = useLanguage();

  useEffect(() => {
    report = (problem, shown) => {
      // A dialog covers everything else, and its form shows the failure, so no toast is needed.
      if (shown && isModalOpen()) return;
      // If the form shows the failure too, the toast disappears automatically, because on a phone it covers the button
      // that tries again.
      const id = toast({
        kind: shown ? 'info' : 'error',
        title: noteOf(problem, textOf(problem), hasWords(problem, has) ? language : undefined),
      });
      if (problem.code === 'network') unreached.add(id);
    };
  }, [textOf, has, language]);
  useEffect(() => onReconnected(reached), []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
