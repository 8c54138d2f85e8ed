import { connectApi } from '@api/client';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { conversationsQuery, threadQuery } from './api/chat';
import { landlordsQuery, tiedLandlordsQuery, type FoundLandlord } from './api/find-landlords';
import { ownProfileQuery } from './api/own-profile';
import MessagesPage from './pages/MessagesPage';

const FOUND = [{ accountId: 'a1', landlordName: 'Gestion Rosemont', contactName: 'Odile Rosenbaum' }];
const sent: unknown[] = [];

/** Shows the page with these answers of the server. */
function show(elite: boolean, tied: FoundLandlord[] = [], at = '/'): void {
  globalThis.fetch = (async (request: Request) => {
    sent.push(await request.json());
    return new Response('{}', { status: 201 });
  }) as typeof fetch;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const known: [readonly unknown[], unknown][] = [
    [ownProfileQuery.queryKey, { id: 's1', elite }],
    [conversationsQuery('s1').queryKey, []],
    [landlordsQuery('s1', 'rose').queryKey, FOUND],
    [tiedLandlordsQuery('s1').queryKey, tied],
    [threadQuery('s1', 'a1').queryKey, []],
  ];
  for (const [key, data] of known) client.setQueryData(key, data);
  render(
    <Around at={at} features={['suppliers', '../app', '../shared']}>
      <QueryClientProvider client={client}>
        <MessagesPage />
      </QueryClientProvider>
    </Around>,
  );
}

afterEach(cleanup);
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

it('SU-004 a supplier without Elite begins a conversation with the landlord of a job, and searches for nobody', async () => {
  show(false, FOUND);
  fireEvent.click(screen.getByRole('button', { name: 'Write to a landlord' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('searchbox')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: /Gestion Rosemont/ }));
  fireEvent.change(screen.getByLabelText('Write a message'), { target: { value: 'When shall I come?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual([{ message: 'When shall I come?', accountId: 'a1' }]));
});

it('the address of a job’s message opens the conversation; one with anybody else opens none', () => {
  show(false, FOUND, '/?landlord=a1');
  expect(screen.getByLabelText('Write a message')).not.toBeNull();
  cleanup();
  show(false, FOUND, '/?landlord=a2');
  expect(screen.queryByLabelText('Write a message')).toBeNull();
  expect(screen.getByText('No messages yet')).not.toBeNull();
});
