import { expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

const lost = jest.fn(() => true);
const start = jest.fn();
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
