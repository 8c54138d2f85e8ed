import { afterEach, describe, expect, it } from '@jest/globals';
import { stopPlaying, type Played } from '@nav/testing/play-server';
import { changesIn, click, showPage, tableRows, type Call } from '@nav/testing/show-page';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { DocumentTable } from './components/DocumentTable';
import { OwnDocuments } from './components/OwnDocuments';
import DocumentsPage from './pages/DocumentsPage';

const LEASE = {
  id: 'd1',
  name: 'Lease.pdf',
  mediaType: 'application/pdf',
  bytes: 2_500_000,
  purpose: 'lease_document' as const,
  leaseId: 'l1',
  unitId: null,
  requestId: null,
  sharedWithTenant: false,
  own: true,
  seriesId: 's1',
  number: 1,
  current: true,
  createdAt: '2026-11-20T15:00:00Z',
  version: 4,
  url: null,
  posterUrl: null,
};
const FOLDER = {
  id: 'u1',
  unitLabel: '201',
  propertyId: 'p1',
  streetNumber: '87',
  street: 'Laurier Avenue',
  city: 'Ottawa',
  documentCount: 3,
  sharedCount: 1,
  latestAt: '2026-11-20T15:00:00Z',
};

function folders(answer: Played | undefined, at = '/'): Call[] {
  return showPage({
    page: <DocumentsPage />,
    features: ['documents'],
    at,
    answer: ({ path }) =>
      path === '/api/documents/usage' ? [200, { usedBytes: 1_000_000, limitBytes: 10_000_000 }] : answer,
  });
}
const table = (manage: boolean, document: object = {}): Call[] =>
  showPage({
    page: <DocumentTable manage={manage} rows={[{ ...LEASE, ...document }]} />,
    features: ['documents'],
    answer: () => [200, {}],
  });
const choose = async (item: string) => {
  await click('More about Lease.pdf');
  await act(async () => void fireEvent.click((await screen.findAllByRole('menuitem', { name: item }))[0] as Element));
};

afterEach(() => {
  cleanup();
  stopPlaying();
});

describe('documents by home', () => {
  it('each home has a row that leads to its folder', async () => {
    folders([200, [FOLDER]]);
    const [cells = []] = await tableRows();
    expect(cells.slice(1, 4)).toEqual(['Ottawa', '3', '1']);
    expect(cells[0]).toContain('87-201');
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toContain('u1');
    expect(screen.getByRole('button', { name: 'Download everything' })).toBeTruthy();
  });

  it('distinguishes no documents and none found, and offers no empty download', async () => {
    folders([200, []]);
    expect(await screen.findByText('No documents yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download everything' })).toBeNull();
    cleanup();
    const calls = folders([200, []], '/?q=oak');
    expect(await screen.findByText('No unit found')).toBeTruthy();
    expect(calls.find(({ path }) => path === '/api/documents/folders')?.query).toMatchObject({ q: 'oak' });
  });

  it('a failure can be tried again, and loading is outlined', async () => {
    folders([500, { code: 'internal', error: 'x', requestId: 'r' }]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    cleanup();
    folders(undefined);
    expect(screen.getByLabelText('Loading…')).toBeTruthy();
  });
});

describe('documents of a home', () => {
  it('a landlord reads who can see each, a tenant does not', async () => {
    table(true);
    expect((await tableRows())[0]?.slice(0, 3)).toEqual(['Lease.pdf', 'Lease', 'Only you']);
    cleanup();
    table(false);
    expect((await tableRows())[0]?.slice(0, 2)).toEqual(['Lease.pdf', 'Lease']);
    expect([screen.queryByText('Only you'), screen.queryByRole('button', { name: /^More about/ })]).toEqual([
      null,
      null,
    ]);
  });

  it('is shared with the version that was read, and taken back likewise', async () => {
    const calls = table(true);
    await choose('Share with the tenants');
    await waitFor(() =>
      expect(changesIn(calls)).toEqual([
        { method: 'PATCH', path: '/api/documents/d1', body: { sharedWithTenant: true, version: 4 } },
      ]),
    );
    cleanup();
    const others = table(true, { sharedWithTenant: true });
    await choose('Stop sharing');
    await waitFor(() => expect(changesIn(others)).toMatchObject([{ body: { sharedWithTenant: false, version: 4 } }]));
  });

  it('a document of the home itself has no tenants to share it with', async () => {
    table(true, { leaseId: null, unitId: 'u1' });
    await click('More about Lease.pdf');
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'See or add versions',
      'Remove',
    ]);
  });

  it('is removed only after asking', async () => {
    const calls = table(true);
    await choose('Remove');
    expect(await screen.findByText('Lease.pdf will be removed permanently.')).toBeTruthy();
    expect(changesIn(calls)).toEqual([]);
    await click('Remove');
    await waitFor(() => expect(changesIn(calls)).toMatchObject([{ method: 'DELETE', path: '/api/documents/d1' }]));
  });
});

it('a tenant without shared documents reads what will appear, and with something can download all of it', async () => {
  const show = (answer: Played) =>
    showPage({ page: <OwnDocuments leaseId="l1" />, features: ['documents'], answer: () => answer });
  show([200, []]);
  expect(await screen.findByText(/^Nothing has been shared with you yet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download everything' })).toBeNull();
  cleanup();
  const calls = show([200, [{ ...LEASE, sharedWithTenant: true, own: false }]]);
  expect((await tableRows())[0]?.[0]).toBe('Lease.pdf');
  expect(screen.getByRole('button', { name: 'Download everything' })).toBeTruthy();
  expect(calls[0]?.query).toMatchObject({ leaseId: 'l1', papers: 'true' });
});
