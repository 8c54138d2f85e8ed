import type { Language } from '@contract/languages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Around } from './Around';
import { playServer, type Played } from './play-server';

/** One call that a page made. */
export interface Call {
  method: string;
  path: string;
  body: unknown;
  query: Record<string, string>;
}

interface Shown {
  page: ReactNode;
  /** Features whose words it needs, besides those of the frame. */
  features: string[];
  /** What the server answers; undefined leaves the call without an answer. */
  answer: (call: Call) => Played | undefined;
  at?: string;
  language?: Language;
}

const NEVER = new Promise<Response>(() => undefined);

/** Shows a page that asks a played server, and gives the calls that it made. */
export function showPage({ page, features, answer, at, language }: Shown): Call[] {
  const calls: Call[] = [];
  playServer((method, path, body, query) => {
    const call = { method, path, body, query: Object.fromEntries(query) };
    calls.push(call);
    return answer(call) ?? [0, null];
  });
  const played = globalThis.fetch;
  // A response cannot have the status 0: such a call never gets an answer.
  globalThis.fetch = ((input: Request) => played(input).catch(() => NEVER)) as typeof fetch;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <Around features={[...features, '../shared', '../api', '../app']} at={at} language={language}>
      <QueryClientProvider client={client}>{page}</QueryClientProvider>
    </Around>,
  );
  return calls;
}

/** The calls that changed something. */
export const changesIn = (calls: readonly Call[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));

/** Cells of the page's table, row by row; the lines for phones have the same content. */
export async function tableRows(): Promise<string[][]> {
  const table = await screen.findByRole('table');
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => (cell.textContent ?? '').replace(/\s/gu, ' ')),
  );
}

/** The last of its name: a dialog comes after the page that opened it. */
export const click = (name: string) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as Element));

/** Likewise. */
export const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getAllByLabelText(label).at(-1) as Element, { target: { value } }));
