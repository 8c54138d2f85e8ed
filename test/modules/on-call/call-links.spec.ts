import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OnCallRun } from '../../../src/modules/on-call/on-call-run.js';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import { renderMail, renderText } from '../../../src/platform/outbox/render-mail.js';
import { letHome } from '../../factories/homes.js';
import { filedRequest } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { said } from '../../support/said.js';
import { alarmOf, GAS, LANDLORD, outside, saveList } from './on-call.js';

const NUMBER = '(514) 555-0107';
const START = Date.parse('2026-11-24T03:14:00Z');
interface Message {
  template: string;
  language: string;
  params: Record<string, string>;
}

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const messagesTo = (email: string) =>
  test.sql<Message>(
    'select template, language, params from outbox_message where recipient = $1 order by created_at, id',
    [email],
  );
const templates = (messages: Message[]) => messages.map(({ template }) => template);
/** Until the list was gone through in vain. */
const inVain = async (requestId: string) => {
  for (let minutes = 6; (await alarmOf(test, requestId))?.state === 'asking'; minutes += 6) {
    test.clock.setNow(new Date(START + minutes * 60_000));
    await test.app.get(OnCallRun).run();
  }
};

it('the landlord’s messages about an emergency call who is waiting; those on call read the number when they are on it', async () => {
  test.clock.setNow(new Date(START));
  const home = await letHome(test);
  await saveList(test, home, [LANDLORD, outside('Vera')], { stepMinutes: 5 });
  const { requestId, landlord } = await filedRequest(test, { ...GAS, contactPhone: NUMBER }, home);
  await eventually(() => alarmOf(test, requestId));
  await inVain(requestId);
  const mine = await messagesTo(landlord.email);
  expect(new Set(templates(mine))).toEqual(
    new Set(['service-requests.submitted', 'on-call.asked', 'on-call.unanswered']),
  );
  const words = test.app.get(Catalogues);
  for (const message of mine) {
    const { html, text } = renderMail(words, message);
    expect([message.template, html.includes('href="tel:5145550107"')]).toEqual([message.template, true]);
    expect(text).toMatch(/Call Kim Larsen: \(514\) 555-0107|Call Test Person: \(514\) 555-0107/);
  }
  const [asked] = mine.filter(({ template }) => template === 'on-call.asked');
  expect(renderText(words, { ...(asked as Message), language: 'fr' })).toMatch(/Appeler .*: \(514\) 555-0107$/);
  const theirs = await messagesTo('vera@example.com');
  expect(new Set(templates(theirs))).toEqual(new Set(['on-call.asked']));
  expect(said(theirs)).not.toMatch(/555|Larsen|Person/);
});

it('a request that is no emergency, one without a number, and a number that isn’t one call no one', async () => {
  for (const body of [{ contactPhone: NUMBER }, GAS, { ...GAS, contactPhone: 'ask the concierge' }]) {
    const { landlord } = await filedRequest(test, body);
    const [mail] = await messagesTo(landlord.email);
    expect(mail?.params).not.toHaveProperty('callNumber');
    expect(mail && renderMail(test.app.get(Catalogues), mail).html).not.toContain('tel:');
  }
});
