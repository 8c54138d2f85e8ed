import { session, type Profile } from '@api/session';
import { bindTyped } from '@api/session/typed-here';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { carryOver } from './carry-over';
import { awayFavorites, keepFavorites, keptFavorites } from './kept';
import { useCarriedFavorites } from './use-carried-favorites';

const browserFetch = globalThis.fetch;
/** The favorites that the fake server has, and its answer for a listing by its id. */
let marked: string[];
let answers: Record<string, () => Response>;
let asked: string[];

const mark = (...ids: string[]) => keepFavorites(ids.map((id) => ({ id, title: id })));
const kept = () => keptFavorites().map(({ id }) => id);
const away = (by = 'u') => awayFavorites(by).map(({ id }) => id);
const json = (status: number, code: string) => new Response(JSON.stringify({ error: code, code }), { status });
const signIn = (part: Partial<Profile> = {}) =>
  session.begin({
    access_token: 't',
    user: { id: 'u', email: 'a@example.com' },
    profile: { userId: 'u', demo: false, ...part } as Profile,
  });

beforeEach(() => {
  [marked, answers, asked] = [[], {}, []];
  globalThis.fetch = jest.fn(async (request: Request) => {
    const id = /listings\/(.+)\/favorite$/.exec(request.url)?.[1] ?? '';
    asked.push(`${request.method} ${id}`);
    const answer = answers[id]?.() ?? new Response(null, { status: 204 });
    if (answer.ok) marked.push(id);
    return answer;
  }) as unknown as typeof fetch;
  localStorage.clear();
  sessionStorage.clear();
  signIn();
});
afterEach(() => {
  session.end('signed-out');
  globalThis.fetch = browserFetch;
});

function Shown() {
  return <output>{String(useCarriedFavorites())}</output>;
}

it('hands each home over once, and the browser keeps none of them', async () => {
  mark('a', 'b');
  await Promise.all([carryOver('u'), carryOver('u')]);
  await carryOver('u');
  expect([asked, marked, kept()]).toEqual([['PUT a', 'PUT b'], ['a', 'b'], []]);
});

it('when the network fails half-way, the rest stays in the browser and is sent with the next attempt', async () => {
  mark('a', 'b', 'c');
  answers['b'] = () => {
    throw new TypeError('down');
  };
  await carryOver('u');
  expect([marked, kept()]).toEqual([['a'], ['b', 'c']]);
  delete answers['b'];
  await carryOver('u');
  expect([marked, kept()]).toEqual([['a', 'b', 'c'], []]);
});

it('a home that is not offered any more is put aside, and tried again: its landlord may only have paused it', async () => {
  mark('paused', 'a');
  answers['paused'] = () => json(404, 'not_found');
  await carryOver('u');
  expect([marked, kept(), away()]).toEqual([['a'], [], ['paused']]);
  await carryOver('u');
  expect(away()).toEqual(['paused']);
  answers = {};
  await carryOver('u');
  expect([marked, kept(), away()]).toEqual([['a', 'paused'], [], []]);
});

it('what was put aside is the person’s own, and is removed on sign-out', async () => {
  mark('paused');
  answers['paused'] = () => json(404, 'not_found');
  await carryOver('u');
  bindTyped({ status: 'anonymous', reason: 'signed-out' });
  expect(away()).toEqual([]);
});

it('LS-011 what was put aside is private: the next person in this tab neither sees it nor adds it to their account', async () => {
  mark('paused');
  answers['paused'] = () => json(404, 'not_found');
  await carryOver('u');
  signIn({ userId: 'other' });
  await carryOver('other');
  expect([asked, away('other')]).toEqual([['PUT paused'], []]);
  signIn();
  expect(away()).toEqual(['paused']);
});

it('LS-011 ids without a name, as they were once kept, go into the account too; what is no home does not', async () => {
  localStorage.setItem('favoriteHomes', '["a", null, 5, {}, {"id":"b","title":"B"}]');
  await carryOver('u');
  expect([asked, kept(), away()]).toEqual([['PUT a', 'PUT b'], [], []]);
});

it('samples are not added to an account, without a message', async () => {
  keepFavorites([{ id: 'sample', title: 'Sample', sample: true }]);
  await carryOver('u');
  expect([asked, kept(), away()]).toEqual([[], [], []]);
});

it('a server that is busy or refuses is asked again later', async () => {
  mark('a', 'b');
  answers = { b: () => json(503, 'unavailable') };
  await carryOver('u');
  expect([marked, kept()]).toEqual([['a'], ['b']]);
  answers = { b: () => json(403, 'password_required') };
  await carryOver('u');
  expect(kept()).toEqual(['b']);
});

it('nothing is added to the account of someone else who signs in meanwhile', async () => {
  mark('a', 'b');
  answers['a'] = () => {
    signIn({ userId: 'other' });
    return new Response(null, { status: 204 });
  };
  await carryOver('u');
  expect([marked, kept()]).toEqual([['a'], ['b']]);
});

it('is sent on sign-in, and again when the network is back', async () => {
  session.end('signed-out');
  mark('a');
  answers['a'] = () => {
    throw new TypeError('down');
  };
  render(<Shown />);
  expect([screen.getByRole('status').textContent, asked]).toEqual(['true', []]);
  act(() => signIn());
  await waitFor(() => expect([screen.getByRole('status').textContent, asked]).toEqual(['true', ['PUT a']]));
  expect(kept()).toEqual(['a']);
  delete answers['a'];
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect([marked, kept()]).toEqual([['a'], []]));
});

it('the demo’s people take nothing of the live world along', () => {
  signIn({ demo: true });
  mark('a');
  render(<Shown />);
  expect([screen.getByRole('status').textContent, asked, kept()]).toEqual(['true', [], ['a']]);
});
