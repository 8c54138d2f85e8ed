import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Webhook, WebhookDelivery } from './api/webhooks';
import { DeliveryLine } from './components/webhooks/DeliveryLine';
import { EditWebhookDialog } from './components/webhooks/EditWebhookDialog';
import { NewWebhookDialog } from './components/webhooks/NewWebhookDialog';
import { SecretDialog, WebhookActions } from './components/webhooks/WebhookActions';
import { WebhookList } from './components/webhooks/WebhookList';

const WEBHOOK: Webhook = {
  id: '019a8f2e-7c1b-7d3a-9f21-0b5e6c7d8e9f',
  url: 'https://hooks.example.com/in?token=abc',
  description: 'Bookkeeping',
  events: ['payment.received', 'lease.ended'],
  enabled: true,
  offReason: null,
  failingSince: null,
  previousSecretUntil: null,
  createdBy: 'Ana Roy',
  createdAt: '2026-11-02T14:05:00.000Z',
};
const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const LINE: WebhookDelivery = {
  id: '019a8f2e-1111-7d3a-9f21-0b5e6c7d8e9f',
  eventId: '019a8f2e-2222-7d3a-9f21-0b5e6c7d8e9f',
  type: 'payment.received',
  state: 'failed',
  manual: false,
  attempts: 8,
  createdAt: '2026-11-02T14:05:00.000Z',
  lastAttemptAt: '2026-11-03T14:05:00.000Z',
  nextAttemptAt: null,
  status: 500,
  failure: 'status',
  durationMs: 123,
  answer: 'out of order',
  body: '{"id":"x"}',
};
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
      : Response.json({ ...WEBHOOK, ...LINE, secret: SECRET }, { status: 201 });
  };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['two-factor'], { hasPassword: true, google: false });
  render(
    <Around features={['account', '../api', '../app', '../shared']}>
      <QueryClientProvider client={client}>{what}</QueryClientProvider>
    </Around>,
  );
  return sent;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const bodyOf = (sent = '') => JSON.parse(sent.slice(sent.indexOf('{'))) as object;

it('WH-015 the list names the server without its query, says whether messages arrive, and leads to the log', () => {
  show(
    <WebhookList
      webhooks={[
        WEBHOOK,
        { ...WEBHOOK, id: 'two', failingSince: '2026-11-02T14:05:00.000Z' },
        { ...WEBHOOK, id: 'three', enabled: false },
      ]}
    />,
  );
  const [first, second, third] = screen.getAllByRole('listitem').map((line) => line.textContent ?? '');
  expect(first).toContain('hooks.example.com');
  expect(first).not.toContain('token=abc');
  expect(first).toContain('2 events');
  expect([first, second, third].map((text) => /On|Failing|Off/.exec(text ?? '')?.[0])).toEqual([
    'On',
    'Failing',
    'Off',
  ]);
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(
    `/dashboards/landlord/account/webhooks/${WEBHOOK.id}`,
  );
});

it('WH-002 a webhook needs an address, an event and the password', async () => {
  const made = jest.fn();
  const sent = show(<NewWebhookDialog onMade={made} onClose={() => undefined} />);
  press('Add webhook');
  await screen.findByText('Enter an address.');
  await screen.findByText('Choose at least one event.');
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: WEBHOOK.url } });
  fireEvent.click(screen.getByLabelText('Lease ended'));
  fireEvent.click(screen.getByLabelText('Payment received'));
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'a long enough secret' } });
  press('Add webhook');
  await waitFor(() => expect(made).toHaveBeenCalledWith(expect.objectContaining({ secret: SECRET })));
  expect(bodyOf(sent[0])).toEqual({
    url: WEBHOOK.url,
    description: '',
    events: ['payment.received', 'lease.ended'],
    currentPassword: 'a long enough secret',
  });
});

it('WH-003 the secret is shown once, and Escape doesn’t close it', () => {
  const closed = jest.fn();
  show(<SecretDialog made={{ ...WEBHOOK, secret: SECRET }} onClose={closed} />);
  expect(screen.getByText(SECRET)).not.toBeNull();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(closed).not.toHaveBeenCalled();
  press('I’ve saved it');
  expect(closed).toHaveBeenCalled();
});

it('WH-011 a message that has failed says why, shows what was answered, and can be sent again', async () => {
  const sent = show(<DeliveryLine webhookId={WEBHOOK.id} line={LINE} />);
  const line = screen.getByRole('listitem').textContent ?? '';
  for (const words of ['Payment received', 'Failed', 'HTTP 500', '123 ms', '8 attempts', 'out of order'])
    expect(line).toContain(words);
  fireEvent.click(screen.getByRole('button', { name: /Send again: Payment received/ }));
  await waitFor(() => expect(sent).toEqual([`POST /api/webhooks/${WEBHOOK.id}/deliveries/${LINE.id}/replay`]));
});

it('WH-012 one that is still being sent can’t be sent again, and says when the next attempt is', () => {
  const line = { ...LINE, state: 'pending' as const, attempts: 1, nextAttemptAt: '2026-11-02T14:10:00.000Z' };
  show(<DeliveryLine webhookId={WEBHOOK.id} line={line} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('listitem').textContent).toMatch(/1 attempt · again at/);
});

it('WH-005 WH-011 it is tested, switched off and changed, with its address left as it is', async () => {
  const sent = show(<WebhookActions webhook={WEBHOOK} />);
  press('Send a test');
  await waitFor(() => expect(sent).toEqual([`POST /api/webhooks/${WEBHOOK.id}/test`]));
  press('Switch off');
  await waitFor(() => expect(sent[1]).toBe(`PATCH /api/webhooks/${WEBHOOK.id} {"enabled":false}`));
  cleanup();
  const changes = show(<EditWebhookDialog webhook={WEBHOOK} onClose={() => undefined} />);
  fireEvent.click(screen.getByLabelText('Lease ended'));
  press('Save');
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(bodyOf(changes[0])).toEqual({ description: 'Bookkeeping', events: ['payment.received'] });
});
