import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AddEntryDialog } from './components/AddEntryDialog';
import { SettledFields, useSettled } from './components/SettledFields';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const SUMMARY = { leaseId: 'l1', today: '2026-11-12', balanceCents: 0 };

async function show(part: React.ReactNode): Promise<unknown[]> {
  const sent: unknown[] = [];
  playServer((method, path, body) => {
    if (method !== 'GET') sent.push(body);
    return path.endsWith('/summary') ? [200, SUMMARY] : [200, {}];
  });
  await act(
    async () =>
      void render(
        <Around features={['ledger', '../app', '../shared', '../api']}>
          <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
        </Around>,
      ),
  );
  return sent;
}
const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('a new charge is due today at the property, unless another day is typed', async () => {
  const sent = await show(<AddEntryDialog leaseId="l1" currency="CAD" onClose={() => undefined} />);
  const due = document.querySelector('input[type=date]') as HTMLInputElement;
  await waitFor(() => expect(due.value).toBe('2026-11-12'));
  fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '45' } });
  fireEvent.change(document.querySelector('input[name=label]') as HTMLElement, { target: { value: 'Key' } });
  await act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
  await waitFor(() => expect(sent).toMatchObject([{ dueOn: '2026-11-12' }]));
  fireEvent.change(due, { target: { value: '2026-12-01' } });
  expect(due.value).toBe('2026-12-01');
});

it('a deposit is returned today at the property, and no later', async () => {
  const Part = () => <SettledFields settled={useSettled('l1')} tried={false} />;
  await show(<Part />);
  const field = document.querySelector('input[type=date]') as HTMLInputElement;
  await waitFor(() => expect([field.value, field.max]).toEqual(['2026-11-12', '2026-11-12']));
  expect(day('Date of the return')).toBe(field);
});
