import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { LeaseLetters } from './LeaseLetters';

afterEach(cleanup);

const asked: string[] = [];
globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
  asked.push(input instanceof Request ? input.url : String(input));
  return new Response('{}', { status: 500 });
}) as typeof fetch;

const shown = (tenantLanguage?: string) =>
  act(async () =>
    render(
      <Around features={['../app', '../shared', '../api']}>
        <QueryClientProvider client={new QueryClient()}>
          <LeaseLetters lease={{ id: 'l1', letters: ['rent', 'rent_canceled'] }} tenantLanguage={tenantLanguage} />
        </QueryClientProvider>
      </Around>,
    ),
  );
const click = (element: HTMLElement) => act(async () => element.click());

it('a letter for a French tenant is in French, and in the landlord’s own language where they choose it', async () => {
  await shown('fr');
  await click(screen.getByRole('button', { name: 'Download rent letter' }));
  expect(asked.at(-1)).toMatch(/letters\/rent$/);
  await click(screen.getByRole('radio', { name: 'English' }));
  await click(screen.getByRole('button', { name: 'Download cancellation letter' }));
  expect(asked.at(-1)).toMatch(/letters\/rent_canceled\?language=en$/);
});

it('there is nothing to choose where both read the same language', async () => {
  await shown('en');
  expect(screen.queryByRole('radio')).toBeNull();
});
