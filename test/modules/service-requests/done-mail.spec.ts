import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import type { OutgoingMessage } from '../../../src/platform/outbox/outgoing-message.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { letHome } from '../../factories/homes.js';
import { completedRequest, supplier } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** What the landlord's email about finished work says. */
async function told(email: string): Promise<string> {
  const find = async () =>
    (
      await test.sql<OutgoingMessage>(
        "select * from outbox_message where template = 'service-requests.completed' and recipient = $1",
        [email],
      )
    )[0];
  return renderMail(test.app.get(Catalogues), await eventually(find)).text;
}

it('the landlord reads that the tenant confirms the work, if a tenant asked for it', async () => {
  const { landlord } = await completedRequest(test, await supplier(test));
  expect(await told(landlord.email)).toContain('The tenant has been asked to confirm it.');
});

it('and that closing it is theirs, if they asked for it themselves', async () => {
  const [own, plombex] = [await letHome(test), await supplier(test)];
  const send = (method: 'post' | 'patch', path: string, token: string, body: object) =>
    test.http(method, `/api/service-requests${path}`, token).send(body);
  const asked = { unitId: own.unitId, description: 'Gutter cleaning.', status: 'approved' };
  const { body: filed } = await send('post', '', own.landlord.token, asked).expect(201);
  const offer = { supplierId: plombex.id, budgetCents: 20_000, firstWins: true };
  const { body: offered } = await send('post', `/${filed.id}/offers`, own.landlord.token, offer).expect(201);
  await send('patch', `/${filed.id}/offers/${offered.offers[0].id}`, plombex.token, { status: 'accepted' }).expect(200);
  for (const status of ['in_progress', 'completed'])
    await send('patch', `/${filed.id}`, plombex.token, { status }).expect(200);
  expect(await told(own.landlord.email)).toContain('Check it, then close the request.');
});
