import { NOTIFICATION_KINDS } from '@contract/notification-kinds';
import type { UserType } from '@contract/roles';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Notification } from './api/notifications';
import NotificationPanel from './components/NotificationPanel';
import { placeOf } from './places';

const row = (more: Partial<Notification>): Notification => ({
  id: 'n1',
  kind: 'payment_received',
  leaseId: 'l1',
  subjectId: 's1',
  home: '87 Laurier Avenue West, 302',
  title: null,
  name: null,
  count: null,
  amountCents: 165_000,
  currency: 'CAD',
  day: '2026-11-02',
  mentioned: false,
  emergency: false,
  read: false,
  createdAt: '2026-11-02T12:00:00.000Z',
  ...more,
});
let rows: Notification[];
let marked: unknown[];

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});
beforeEach(() => {
  marked = [];
  rows = [row({}), row({ id: 'n2', kind: 'request_submitted', title: 'Tap drips', read: true })];
});
afterEach(() => {
  cleanup();
  stopPlaying();
});

function show(userType: UserType = 'landlord'): void {
  playServer((method, path, body) => {
    const unread = () => ({ count: rows.filter(({ read }) => !read).length });
    if (method === 'GET') return [200, path.endsWith('unread') ? unread() : rows];
    const { ids } = body as { ids?: string[] };
    marked.push(ids);
    rows = rows.map((one) => (!ids || ids.includes(one.id) ? { ...one, read: true } : one));
    return [200, unread()];
  });
  const client = new QueryClient();
  render(
    <Around features={['notifications', '../app', '../app/layouts', '../shared', '../api']}>
      <QueryClientProvider client={client}>
        <NotificationPanel userType={userType} onClose={() => undefined} />
      </QueryClientProvider>
    </Around>,
  );
}

describe('the notifications', () => {
  it('say what happened and where, and lead there', async () => {
    show();
    const link = await screen.findByRole('link', { name: /Unread: Payment of \$1,650\.00 received/ });
    expect(link.getAttribute('href')).toBe('/dashboards/landlord/leases/l1?show=payments');
    expect(screen.getByRole('link', { name: /^New repair request: Tap drips/ }).getAttribute('href')).toBe(
      '/dashboards/landlord/maintenance/s1',
    );
    fireEvent.click(link);
    await waitFor(() => expect(marked).toEqual([['n1']]));
  });

  it.each([
    ['landlord', /Payments, requests, messages and lease changes appear here/],
    ['staff', /Mentions, conversations handed to you/],
    ['admin', /Mentions and next steps of your leads/],
  ] as const)('say what will appear for a role that has none yet: %s', async (role, words) => {
    rows = [];
    show(role);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('are marked all together', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('Nothing unread')).not.toBeNull();
    expect(marked).toEqual([undefined]);
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('say what will appear when there is none', async () => {
    rows = [];
    show();
    expect(await screen.findByText(/You’re all caught up/)).not.toBeNull();
  });

  it.each(NOTIFICATION_KINDS)('%s has words, and a page for a landlord and a tenant', async (kind) => {
    rows = [row({ kind, title: 'Tap drips', name: 'Kim Larsen' })];
    show();
    const link = await screen.findByRole('link');
    // A text that lacks a value is shown as it was written, with its braces.
    expect(link.textContent).not.toMatch(/notifications\.kind|[{}]/);
    for (const role of ['landlord', 'tenant'] as const)
      expect(placeOf(row({ kind }), role)).toMatch(new RegExp(`^/dashboards/${role}/`));
  });

  it('say how many jobs someone left behind', async () => {
    rows = [row({ kind: 'jobs_freed', name: 'Kim Larsen', count: 2 })];
    show();
    expect(await screen.findByText('Kim Larsen left your team. 2 jobs need to be assigned')).not.toBeNull();
  });

  it('lead suppliers to the job while it is open to them, else to their jobs, and to the conversation', () => {
    const place = (kind: Notification['kind']) => placeOf(row({ kind, leaseId: null }), 'supplier');
    expect(place('request_offered')).toBe('/dashboards/supplier/jobs/s1');
    for (const kind of ['request_offer_withdrawn', 'request_offer_lost'] as const)
      expect(place(kind)).toBe('/dashboards/supplier');
    expect(place('invoice_approved')).toBe('/dashboards/supplier/invoices/s1');
    expect(placeOf(row({ kind: 'invoice_sent' }), 'landlord')).toBe('/dashboards/landlord/invoices/s1');
    expect(place('supplier_message')).toBe('/dashboards/supplier/messages?landlord=s1');
    expect(placeOf(row({ kind: 'supplier_message' }), 'landlord')).toBe('/dashboards/landlord/messages?supplier=s1');
  });
});
