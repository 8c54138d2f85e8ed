import { OnCallRun } from '../../../src/modules/on-call/on-call-run.js';
import type { LetHome } from '../../factories/homes.js';
import type { Filed } from '../../factories/repairs.js';
import { filedRequest } from '../../factories/repairs.js';
import { eventually, type TestApp } from '../../support/app.js';

export const GAS = { title: 'Kitchen', description: 'Strong smell of gas next to the stove.', priority: 'Low' };
const ALWAYS = { hours: [], daysOff: [] };
export const LANDLORD = { kind: 'landlord', ...ALWAYS };
export const outside = (name: string, more: object = {}) => ({
  kind: 'outside',
  name,
  email: `${name.toLowerCase()}@example.com`,
  ...ALWAYS,
  ...more,
});

/** Saves a landlord's list. */
export async function saveList(test: TestApp, { landlord }: LetHome, people: object[], more: object = {}) {
  const body = { people, stepMinutes: 15, timeZone: 'America/Toronto', ...more };
  return (await test.http('put', '/api/on-call', landlord.token).send(body).expect(200)).body;
}

/** What became of a request's search; undefined while there is none. */
export async function alarmOf(test: TestApp, requestId: string) {
  const [row] = await test.sql<{ state: string; round: number }>(
    'select state, round from on_call_alarm where request_id = $1',
    [requestId],
  );
  return row;
}

/** An emergency that someone was asked about. */
export async function emergency(test: TestApp, home: LetHome): Promise<Filed> {
  const filed = await filedRequest(test, GAS, home);
  await eventually(() => alarmOf(test, filed.requestId));
  return filed;
}

export const run = (test: TestApp) => test.app.get(OnCallRun).run();

/** Steps of the timeline as the landlord reads them: `asked_outside Ana`. */
export async function stepsOf(test: TestApp, requestId: string, token: string): Promise<string[]> {
  const { body } = await test.http('get', `/api/service-requests/${requestId}`, token).expect(200);
  return (body.events as { kind: string; detail: string; note: string | null }[])
    .filter(({ kind }) => kind === 'on_call')
    .map(({ detail, note }) => [detail, note].filter(Boolean).join(' '));
}

export interface Sent {
  to: string;
  channel: string;
  template: string;
  params: { url: string; place: string; title: string };
}

/** Messages of the on-call list to these addresses, oldest first. */
export function sentTo(test: TestApp, ...to: string[]): Promise<Sent[]> {
  return test.sql<Sent>(
    `select recipient as to, channel, template, params from outbox_message where template like 'on-call.%' and recipient = any($1) order by created_at, id`,
    [to],
  );
}

export const keyOf = ({ params }: Sent) => new URL(params.url).searchParams.get('key') ?? '';
