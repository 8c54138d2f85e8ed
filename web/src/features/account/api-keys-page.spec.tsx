import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ApiKey } from './api/api-keys';
import { ApiKeyList } from './components/api-keys/ApiKeyList';
import { MadeKeyDialog } from './components/api-keys/MadeKeyDialog';
import { NewKeyDialog } from './components/api-keys/NewKeyDialog';

const KEY: ApiKey = {
  id: '019a8f2e-7c1b-7d3a-9f21-0b5e6c7d8e9f',
  name: 'Bookkeeping',
  prefix: 'lw_abcdefgh',
  scopes: ['leases:write', 'reports:read'],
  state: 'active',
  createdBy: 'Ana Roy',
  createdAt: '2026-11-02T14:05:00.000Z',
  expiresAt: '2027-01-31T14:05:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};
const SECRET = `lw_abcdefgh${'x'.repeat(35)}`;
const browserFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

/** Gives what was sent. */
function show(what: ReactNode): string[] {
  const sent: string[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    if (request.method !== 'GET')
      sent.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`.trim());
    return request.method === 'DELETE'
      ? new Response(null, { status: 204 })
      : Response.json({ ...KEY, key: SECRET }, { status: 201 });
  };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['two-factor'], { hasPassword: true, signInWith: [] });
  render(
    <Around features={['account', '../api', '../app', '../shared']}>
      <QueryClientProvider client={client}>{what}</QueryClientProvider>
    </Around>,
  );
  return sent;
}

it('AK-016 the list says what a key may do, who made it and whether it was used; only keys that work can be revoked', async () => {
  const sent = show(<ApiKeyList keys={[KEY, { ...KEY, id: 'other', name: 'Old', state: 'expired' }]} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('lw_abcdefgh…');
  expect(first?.textContent).toContain('Reads and changes: Leases and tenants');
  expect(first?.textContent).toContain('Reads: Reports');
  expect(first?.textContent).toContain('created by Ana Roy');
  expect(first?.textContent).toContain('Not used yet');
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Revoke the key Bookkeeping' }));
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(sent).toEqual([`DELETE /api/api-keys/${KEY.id}`]));
});

it('AK-002 a key needs a name, an area and the password; the answer is handed on', async () => {
  const made = jest.fn();
  const sent = show(<NewKeyDialog onMade={made} onClose={() => undefined} />);
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create key' }));
  submit();
  await screen.findByText('Enter a name.');
  await screen.findByText('Choose what the key may do in at least one area.');
  expect(sent).toEqual([]);
  // On a phone the button is below the fields, so the error has to be scrolled into view.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  const fill = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill('Name', 'Bookkeeping');
  fill('Leases and tenants', 'write');
  fill('Reports', 'read');
  fill('Expires after', '30');
  fill('Your password', 'a long enough secret');
  submit();
  await waitFor(() => expect(made).toHaveBeenCalledWith(expect.objectContaining({ key: SECRET })));
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0]?.replace('POST /api/api-keys ', '') ?? '')).toEqual({
    name: 'Bookkeeping',
    scopes: ['leases:write', 'reports:read'],
    expiresInDays: 30,
    currentPassword: 'a long enough secret',
  });
});

it('AK-002 the key is shown once, and Escape doesn’t close it', () => {
  const closed = jest.fn();
  show(<MadeKeyDialog made={{ ...KEY, key: SECRET }} onClose={closed} />);
  expect(screen.getByText(SECRET)).not.toBeNull();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'I’ve copied it' }));
  expect(closed).toHaveBeenCalled();
});
