import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying, type Played } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import { dismissToast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import type { Unit } from '../../api/types';
import { UnitBulk } from './UnitBulk';

afterEach(() => {
  act(() => dismissToast());
  cleanup();
  stopPlaying();
});

const UNITS = Array.from({ length: 450 }, (_, at) => ({
  id: `u${at}`,
  label: String(1000 + at),
  status: 'available',
  bedrooms: 1,
  bathrooms: 1,
  currency: 'CAD',
  lease: null,
  marketRentCents: null,
})) as unknown as Unit[];
const BUSY: Played = [503, { error: 'Busy', code: 'unavailable', requestId: 'r' }];

function Chosen() {
  const [ids, choose] = useState(UNITS.map(({ id }) => id));
  return (
    <>
      <p>{`${ids.length} chosen`}</p>
      <UnitBulk chosen={UNITS.filter(({ id }) => ids.includes(id))} onDone={choose} />
    </>
  );
}

const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Take off the market' })));

/** Takes 450 units off the market; gives what each request asked for. */
async function takeOff(answer: (ids: string[], request: number) => Played): Promise<string[][]> {
  const asked: string[][] = [];
  playServer((_method, _path, body) => {
    const { ids } = body as { ids: string[] };
    return answer(ids, asked.push(ids));
  });
  render(
    <Around features={['landlords', '../shared', '../app', '../app/layouts', '../api']}>
      <QueryClientProvider client={new QueryClient()}>
        <Chosen />
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </QueryClientProvider>
    </Around>,
  );
  await press();
  return asked;
}

it('of more units than one request takes, those that a failure left out stay chosen, and the others are reported as done', async () => {
  const refused = { id: 'u7', code: 'transition_forbidden', error: 'No' };
  const asked = await takeOff((ids, request) =>
    request === 2 ? BUSY : [200, { done: ids.filter((id) => id !== 'u7'), refused: [refused] }],
  );
  const note = (await screen.findByText('199 units are off the market')).parentElement?.textContent;
  expect(note).toContain('1 wasn’t changed: This step isn’t available right now.');
  expect(note).toContain(
    '250 couldn’t be confirmed and stay selected: The service is temporarily unavailable. Please try again.',
  );
  expect(screen.getByText('251 chosen')).not.toBeNull();
  await press();
  await waitFor(() => expect(asked.map((ids) => ids.length)).toEqual([200, 200, 200, 51]));
  expect(asked[2]?.slice(0, 2)).toEqual(['u7', 'u200']);
});

it('when nothing was done, all stay chosen', async () => {
  const asked = await takeOff(() => BUSY);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Take off the market', busy: false })).not.toBeNull();
  expect(screen.getByText('450 chosen')).not.toBeNull();
  expect(screen.getByRole('region', { name: 'Messages' }).textContent).toBe('');
});
