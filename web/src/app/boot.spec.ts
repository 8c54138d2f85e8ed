import { expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { Early } from './early';

const lost = jest.fn(() => true);
const start = jest.fn(async (_ready: () => void) => undefined);
jest.unstable_mockModule('./main', () => {
  if (lost()) throw new TypeError('Failed to fetch dynamically imported module');
  return { start };
});
const early: Early = { pressed: undefined, stop: jest.fn() };
Object.assign(window, { early });

it('a page whose application cannot be loaded tries again with the next gesture', async () => {
  document.body.innerHTML = '<div id="root"><button type="button">Language</button></div>';
  // The page was reloaded a moment ago, so it must not be reloaded again.
  sessionStorage.setItem('reloaded:main', String(Date.now()));
  await import('./boot');
  await waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
  lost.mockReturnValue(false);
  await waitFor(() => {
    dispatchEvent(new Event('click'));
    expect(start).toHaveBeenCalledTimes(1);
  });
  expect(sessionStorage.getItem('reloaded:main')).toBeNull();
});

it('a click that React can’t handle yet is repeated once the page is interactive; one that it handled is not', async () => {
  const button = document.querySelector('button');
  let presses = 0;
  button?.addEventListener('click', () => {
    presses += 1;
  });
  const live = async () => {
    start.mock.calls[0]?.[0]();
    await new Promise((done) => setTimeout(done));
  };
  early.pressed = button ?? undefined;
  await live();
  expect(early.stop).toHaveBeenCalled();
  expect(presses).toBe(1);
  // The replayed click was handled.
  await live();
  expect(presses).toBe(1);
});
