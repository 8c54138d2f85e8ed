import { connectApi } from '@api/client';
import { beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { conversationsQuery, threadQuery } from './api/chat';
import { landlordsQuery } from './api/find-landlords';
import { ownProfileQuery } from './api/own-profile';
import MessagesPage from './pages/MessagesPage';

const FOUND = [{ accountId: 'a1', landlordName: 'Gestion Rosemont', contactName: 'Odile Rosenbaum' }];
const sent: unknown[] = [];

/** The page with what the server answers to its questions. */
function show(elite: boolean): void {
  globalThis.fetch = (async (request: Request) => {
    sent.push(await request.json());
    return new Response('{}', { status: 201 });
  }) as typeof fetch;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const known: [readonly unknown[], unknown][] = [
    [ownProfileQuery.queryKey, { id: 's1', elite }],
    [conversationsQuery('s1').queryKey, []],
    [landlordsQuery('s1', 'rose').queryKey, FOUND],
    [threadQuery('s1', 'a1').queryKey, []],
  ];
  for (const [key, data] of known) client.setQueryData(key, data);
  render(
    <Around features={['suppliers', '../app', '../parts']}>
      <QueryClientProvider client={client}>
        <MessagesPage />
      </QueryClientProvider>
    </Around>,
  );
}

beforeEach(() => {
  sent.length = 0;
  connectApi({
    token: () => undefined,
    language: () => 'en',
    onToken: () => undefined,
    onSessionEnded: () => undefined,
  });
});

it('an Elite Partner finds a landlord by name and writes the first message', async () => {
  show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Write to a landlord' }));
  const dialog = within(screen.getByRole('dialog'));
  const search = dialog.getByRole('button', { name: 'Search' });
  fireEvent.change(dialog.getByLabelText('Name or company'), { target: { value: ' r' } });
  expect(search.hasAttribute('disabled')).toBe(true);
  fireEvent.change(dialog.getByLabelText('Name or company'), { target: { value: ' rose ' } });
  fireEvent.click(search);
  fireEvent.click(dialog.getByRole('button', { name: /Gestion Rosemont.*Odile Rosenbaum/ }));
  fireEvent.change(screen.getByLabelText('Write a message'), { target: { value: 'We have a crew free in May' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([{ message: 'We have a crew free in May', accountId: 'a1' }]);
});

it('who is no Elite Partner is told what the subscription opens, and led there', async () => {
  show(false);
  expect(
    screen.getByRole('link', { name: 'As an Elite Partner, you can write to any landlord' }).getAttribute('href'),
  ).toBe('/elite/subscribe');
  expect(screen.queryByRole('button', { name: 'Write to a landlord' })).toBeNull();
});
