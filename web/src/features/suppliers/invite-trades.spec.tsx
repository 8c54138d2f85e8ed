import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { InviteDialog } from './components/InviteDialog';

afterEach(cleanup);

it('FIRST-4 each trade is offered once when a supplier is invited', async () => {
  await act(async () =>
    render(
      <Around features={['suppliers', '../app', '../shared']}>
        <QueryClientProvider client={new QueryClient()}>
          <InviteDialog onClose={() => undefined} />
        </QueryClientProvider>
      </Around>,
    ),
  );
  const words = [...screen.getByLabelText('Main trade').querySelectorAll('option')].map(
    ({ textContent }) => textContent,
  );
  for (const word of ['Other', 'Carpentry', 'Locksmith', 'Accounting', 'Legal services']) expect(words).toContain(word);
  expect([...screen.getByLabelText('Language of the email').querySelectorAll('option')]).toHaveLength(3);
  expect([...new Set(words)]).toEqual(words);
});
