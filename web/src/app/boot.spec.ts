import { expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

const lost = jest.fn(() => true);
const start = jest.fn(async (_ready: () => void) => undefined);
jest.unstable_mockModule('./main', () => {
  if (lost()) throw new TypeError('Failed to fetch dynamically imported module');
  return { start };
});

it('a page whose application cannot be loaded tries again with the next gesture', async () => {
  document.body.innerHTML = '<div id="root"><p>Readable</p></div>';
  // It was read anew a moment ago: not again.
  sessionStorage.setItem('reloaded:main', String(Date.now()));
  await import('./boot');
  dispatchEvent(new Event('pointerdown'));
  await waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
  lost.mockReturnValue(false);
  await waitFor(() => {
    dispatchEvent(new Event('click'));
    expect(start).toHaveBeenCalledTimes(1);
  });
  expect(sessionStorage.getItem('reloaded:main')).toBeNull();
});

it('a press that React cannot take yet is done again once the page lives; one that it took is not', async () => {
  const root = document.querySelector('#root');
  root?.insertAdjacentHTML('beforeend', '<button type="button">Language</button>');
  const button = root?.querySelector('button');
  let presses = 0;
  button?.addEventListener('click', () => { presses += 1; });
  const stop = (event: Event) => event.stopPropagation();
  const live = async () => {
    start.mock.calls[0]?.[0]();
    await new Promise((done) => setTimeout(done));
  };
  button?.click();
  expect(presses).toBe(1);
  root?.addEventListener('click', stop, { capture: true, once: true });
  button?.click();
  expect(presses).toBe(1);
  await live();
  expect(presses).toBe(2);
  // The press done again came through, and was taken.
  await live();
  expect(presses).toBe(2);
});
