import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Around } from '@nav/testing/Around';
import { PageErrors } from './PageErrors';

let online = true;
let lost = true;

beforeEach(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function Page() {
  if (lost) throw new TypeError('Failed to fetch dynamically imported module');
  return <h1>Leases</h1>;
}

describe('a page that the lost connection keeps away', () => {
  it('says so in place of the page alone, and is there once the connection is back', () => {
    [online, lost] = [false, true];
    render(<Around features={['../app', '../api']}><nav>Menu</nav><PageErrors><Page /></PageErrors></Around>);
    expect(screen.getByRole('alert').textContent).toContain('connection');
    expect(screen.getByText('Menu')).not.toBeNull();
    [online, lost] = [true, false];
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByRole('heading').textContent).toBe('Leases');
  });
});
