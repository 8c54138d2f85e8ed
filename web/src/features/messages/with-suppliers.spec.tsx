import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { Thread } from './api/messages';
import { MessagesView } from './components/MessagesView';

const SUPPLIER: Thread = {
  id: 's1',
  kind: 'supplier',
  with: 'Plombex',
  streetNumber: null,
  street: null,
  unitLabel: null,
  lastMessage: 'I come at nine',
  lastId: 'm1',
  lastLanguage: 'en',
  lastOwn: false,
  lastAt: '2026-11-28T14:00:00Z',
  unreadCount: 2,
};
const LEASE: Thread = {
  ...SUPPLIER,
  id: 'l1',
  kind: 'lease',
  with: 'Kim Larsen',
  streetNumber: '87',
  street: 'Laurier Avenue West',
  unitLabel: '302',
  unreadCount: 0,
};
const Where = () => <output aria-label="place">{useLocation().search}</output>;

afterEach(cleanup);

it('a landlord’s list says who is a supplier and what is unread, and opens the conversation with them', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, enabled: false } } });
  client.setQueryData(['messages', 'threads', ''], {
    pages: [{ rows: [SUPPLIER, LEASE], next: undefined }],
    pageParams: [undefined],
  });
  render(
    <Around features={['messages', '../app', '../shared', '../api']}>
      <QueryClientProvider client={client}>
        <MessagesView
          emptyText=""
          openFirst={false}
          many
          withSupplier={(id, unread) => <p>{`conversation with ${id}, ${String(unread)} unread`}</p>}
        />
        <Where />
      </QueryClientProvider>
    </Around>,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Plombex.*Supplier.*I come at nine/);
  expect(screen.getByLabelText('2 unread messages')).not.toBeNull();
  expect(second?.textContent).toMatch(/Kim Larsen.*87-302 Laurier Avenue West/);
  fireEvent.click(screen.getByRole('button', { name: /Plombex/ }));
  expect(screen.getByLabelText('place').textContent).toBe('?supplier=s1');
  expect(screen.getByText('conversation with s1, 2 unread')).not.toBeNull();
  expect(screen.getByRole('heading', { name: 'Plombex' })).not.toBeNull();
});

it('a landlord looks for a conversation, and is told when there is none', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, enabled: false } } });
  const found = (rows: Thread[]) => ({ pages: [{ rows, next: undefined }], pageParams: [undefined] });
  client.setQueryData(['messages', 'threads', ''], found([SUPPLIER, LEASE]));
  client.setQueryData(['messages', 'threads', 'kim'], found([LEASE]));
  client.setQueryData(['messages', 'threads', 'nobody'], found([]));
  const view = (many: boolean) =>
    render(
      <Around features={['messages', '../app', '../shared', '../api']}>
        <QueryClientProvider client={client}>
          <MessagesView emptyText="" openFirst={false} many={many} />
        </QueryClientProvider>
      </Around>,
    );
  const { unmount } = view(true);
  const look = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  look('kim');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('listitem').textContent).toMatch(/Kim Larsen/);
  look('nobody');
  expect(await screen.findByText('No conversation found')).toBeTruthy();
  unmount();
  // A tenant has few of them.
  view(false);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
