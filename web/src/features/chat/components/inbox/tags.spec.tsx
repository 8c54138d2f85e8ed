import { session as signedIn, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import type { ReactNode } from 'react';
import { sessionQuery, type InboxSession } from '../../api/inbox';
import { Queue } from './Queue';
import { SessionTags } from './SessionTags';
import { useInboxAddress } from './use-inbox-address';

let tags: string[];
let changes: unknown[];
let lists: Record<string, string>[];

const COUNTS = {
  waiting: 0,
  mine: 0,
  others: 0,
  closed: 0,
  closedAtMost: 9,
  teams: { support: 0, sales: 0, manager: 0 },
};
const session = () => ({ id: 'a', tags }) as unknown as InboxSession;

beforeEach(() => {
  [tags, changes, lists] = [['late fee'], [], []];
  playServer((method, path, body, query) => {
    if (path === '/api/chat-inbox/tags') return [200, ['autopay', 'late fee']];
    if (path === '/api/chat-inbox/counts') return [200, COUNTS];
    if (path === '/api/chat-inbox/team') return [200, []];
    if (path === '/api/chat-inbox') lists.push(Object.fromEntries(query));
    if (path === '/api/chat-inbox') return [200, []];
    if (method === 'GET') return [200, session()];
    const { addTag, removeTag } = body as { addTag?: string; removeTag?: string };
    changes.push(body);
    tags = [...tags.filter((tag) => tag !== removeTag), ...(addTag ? [addTag] : [])];
    return [200, session()];
  });
  const profile = { userId: 'me', userType: 'staff', staffRole: 'support' };
  act(() => signedIn.begin({ access_token: 'x', profile } as unknown as SignedIn));
});
afterEach(() => {
  cleanup();
  act(() => signedIn.end('signed-out'));
  stopPlaying();
});

const show = (children: ReactNode, at?: string) =>
  render(
    <Around features={['chat', 'chat/components/inbox', '../app', '../shared', '../api']} at={at}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {children}
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </QueryClientProvider>
    </Around>,
  );

function Beside() {
  const { data } = useQuery(sessionQuery('a'));
  return data ? <SessionTags session={data} /> : null;
}

function List() {
  const address = useInboxAddress();
  return (
    <>
      <Queue address={address} />
      <p data-testid="href">{address.hrefOf('a')}</p>
    </>
  );
}

const enter = (value: string) => {
  const field = screen.getByRole('combobox', { name: 'New tag' });
  fireEvent.change(field, { target: { value } });
  fireEvent.submit(field);
};
const removal = (tag: string) => screen.queryByRole('button', { name: `Remove the tag ${tag}` });
const undo = async () => fireEvent.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as Element);

describe('TAGS-06 tags beside a conversation', () => {
  it('adds what is typed, alone, and takes it back', async () => {
    show(<Beside />);
    await waitFor(() => expect(removal('late fee')).toBeTruthy());
    enter('Autopay');
    await waitFor(() => expect(removal('autopay')).toBeTruthy());
    expect(changes).toEqual([{ addTag: 'autopay' }]);
    await undo();
    await waitFor(() => expect(removal('autopay')).toBeNull());
    expect(changes.at(-1)).toEqual({ removeTag: 'autopay' });
    await screen.findByText('Change undone');
  });

  it('removes one with a click, and takes that back', async () => {
    show(<Beside />);
    await waitFor(() => expect(removal('late fee')).toBeTruthy());
    fireEvent.click(removal('late fee') as Element);
    await waitFor(() => expect(removal('late fee')).toBeNull());
    await undo();
    await waitFor(() => expect(removal('late fee')).toBeTruthy());
    expect(changes).toEqual([{ removeTag: 'late fee' }, { addTag: 'late fee' }]);
  });

  it('sends nothing that is no tag, or that the conversation has', async () => {
    show(<Beside />);
    await waitFor(() => expect(removal('late fee')).toBeTruthy());
    for (const value of ['', '<b>', 'late fee']) enter(value);
    expect(changes).toEqual([]);
  });
});

describe('TAGS-06 the inbox narrowed by a tag', () => {
  const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Tag' });

  it('asks for the tag in each state and keeps it in the address', async () => {
    show(<List />, '/dashboards/staff');
    fireEvent.change(await choice(), { target: { value: 'late fee' } });
    await waitFor(() => expect(lists.at(-1)).toMatchObject({ state: 'waiting', tag: 'late fee' }));
    await screen.findByText('No conversations with these tags');
    fireEvent.click(screen.getByRole('radio', { name: /Closed/ }));
    await waitFor(() => expect(lists.at(-1)).toMatchObject({ state: 'closed', tag: 'late fee' }));
    expect(screen.getByTestId('href').textContent).toBe('/dashboards/staff?state=closed&tag=late+fee&session=a');
    // A second one narrows further. What is chosen isn't offered again, and nothing is left to choose.
    expect([...(await choice()).options].map(({ text }) => text)).toEqual(['Another tag', 'autopay']);
    fireEvent.change(await choice(), { target: { value: 'autopay' } });
    await waitFor(() => expect(lists.at(-1)).toMatchObject({ state: 'closed', tag: 'late fee,autopay' }));
    expect(screen.queryByRole('combobox', { name: 'Tag' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Also show conversations without the tag late fee' }));
    await waitFor(() => expect(lists.at(-1)).toMatchObject({ state: 'closed', tag: 'autopay' }));
    fireEvent.click(screen.getByRole('button', { name: 'Also show conversations without the tag autopay' }));
    await waitFor(() => expect(lists.at(-1)).toEqual(expect.not.objectContaining({ tag: expect.anything() })));
  });

  it('opens as the address says, and shows a tag that no one uses any more', async () => {
    show(<List />, '/dashboards/staff?q=boiler&tag=gone,gone');
    await screen.findByRole('button', { name: 'Also show conversations without the tag gone' });
    await waitFor(() => expect(lists.at(-1)).toMatchObject({ q: 'boiler', tag: 'gone' }));
  });

  it('leaves out what is no tag', async () => {
    show(<List />, '/dashboards/staff?tag=late+fee,%3Cb%3E');
    expect((await choice()).options[0]?.text).toBe('All tags');
    expect(lists.at(-1)).toEqual(expect.not.objectContaining({ tag: expect.anything() }));
  });
});
