import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Decision, Renewal } from './api/renewals';
import { SignDialog } from './components/SignDialog';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00'), doNotFake: ['setTimeout', 'queueMicrotask'] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

async function shown(more: object) {
  const made: Decision[][] = [];
  const renewal = { id: 'r1', version: 3, status: 'accepted', offer: null, ...more } as unknown as Renewal;
  await act(async () =>
    render(
      <Around features={['renewals', '../app', '../shared']}>
        <SignDialog renewal={renewal} onClose={() => undefined} decide={(decisions) => made.push(decisions)} />
      </Around>,
    ),
  );
  const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Record signature' })));
  return { send, steps: () => made.flat().flatMap(({ steps }) => steps) };
}

it('a signature without an offer asks when notice was given; today is left to the server', async () => {
  const { send, steps } = await shown({});
  const day = screen.getByLabelText<HTMLInputElement>('Notice given on');
  expect(day.value).toBe('2026-11-23');
  await act(async () => void fireEvent.change(day, { target: { value: '2026-11-24' } }));
  await send();
  expect([screen.getByText('Choose today or an earlier day.').textContent, steps()]).toEqual([
    'Choose today or an earlier day.',
    [],
  ]);
  await act(async () => void fireEvent.change(day, { target: { value: '2026-11-02' } }));
  await send();
  expect(steps()).toEqual([{ status: 'signed', version: 3, noticeOn: '2026-11-02' }]);
  cleanup();
  const again = await shown({});
  await again.send();
  expect(again.steps()).toEqual([{ status: 'signed', version: 3 }]);
});

it('an offer is the notice of what is signed', async () => {
  const { send, steps } = await shown({ status: 'offered', offer: { sentAt: '2026-11-20T15:00:00Z' } });
  expect(screen.queryByLabelText('Notice given on')).toBeNull();
  expect(screen.getByText(/November 20, 2026/)).toBeTruthy();
  await send();
  expect(steps()).toEqual([{ status: 'signed', version: 3 }]);
});
