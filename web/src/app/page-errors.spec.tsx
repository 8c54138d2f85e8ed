import { Problem } from '@api/problem';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { applyNews } from './live/LiveUpdates';
import { PageErrors } from './PageErrors';

let online = true;
let lost = true;
let failed: Error = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function Page() {
  if (lost) throw failed;
  return <h1>Leases</h1>;
}

describe('a page that the lost connection keeps away', () => {
  const show = () =>
    render(
      <Around features={['../app', '../api']}>
        <nav>Menu</nav>
        <PageErrors>
          <Page />
        </PageErrors>
      </Around>,
    );

  it('says so in place of the page alone, and is there once the connection is back', () => {
    [online, lost] = [false, true];
    show();
    expect(screen.getByRole('alert').textContent).toContain('connection');
    expect(screen.getByText('Menu')).not.toBeNull();
    [online, lost] = [true, false];
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByRole('heading').textContent).toBe('Leases');
  });

  it('is there once live updates flow again after a break, and no other listener takes the event for the browser’s own', () => {
    [online, lost] = [true, true];
    show();
    const heard = jest.fn();
    addEventListener('online', heard);
    lost = false;
    const client = new QueryClient();
    act(() => applyNews(client, { kind: 'changed', resources: ['leases'], ids: [] }));
    expect(screen.getByRole('alert')).toBeTruthy();
    act(() => applyNews(client, { kind: 'everything' }));
    expect(screen.getByRole('heading').textContent).toBe('Leases');
    removeEventListener('online', heard);
    expect(heard).not.toHaveBeenCalled();
  });
});

it.each([
  ['en', 'reference', 'If it happens again, tell us the reference req-7.'],
  ['fr', 'Référence', 'Référence à nous donner\u00a0: req-7'],
  ['es', 'referencia', 'Si vuelve a ocurrir, indíquenos la referencia req-7.'],
] as const)('a page that fails asks for a reference only where there is one (%s)', (language, word, sentence) => {
  const shown = (error: Error) => {
    [online, lost, failed] = [true, true, error];
    cleanup();
    render(
      <Around features={['../app', '../api']} language={language}>
        <PageErrors>
          <Page />
        </PageErrors>
      </Around>,
    );
    return screen.getByRole('alert').textContent;
  };
  expect(shown(new TypeError('A mistake of ours'))).not.toContain(word);
  expect(shown(new Problem({ code: 'internal', status: 500, message: 'No', requestId: 'req-7' }))).toContain(sentence);
});
