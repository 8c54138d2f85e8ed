import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

describe('messages between tenant and landlord', () => {
  let test: TestApp;
  let home: LetHome;
  let other: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
    home = await letHome(test);
    other = await letHome(test);
  });
  afterAll(() => test.close());

  const send = (who: Person, message: string, more: object = {}) =>
    test.http('post', '/api/messages', who.token).send({ leaseId: home.leaseId, message, ...more });
  const unread = async (who: Person) =>
    (await test.http('get', '/api/messages/unread', who.token).expect(200)).body.count as number;
  const mails = (to: Person) =>
    test.sql<{ params: Record<string, string> }>(
      "select params from outbox_message where template = 'messages.new' and recipient = $1",
      [to.email],
    );

  it('reach the other side, are counted until they are read, and are told by one mail', async () => {
    const { body } = await send(home.tenant, '  The key sticks.  ').expect(201);
    expect(body).toMatchObject({ message: 'The key sticks.', own: true, fromTenant: true, senderName: 'Test Person' });
    await send(home.tenant, 'Since Monday.').expect(201);
    expect(await unread(home.landlord)).toBe(2);
    expect(await unread(home.tenant)).toBe(0);
    const { body: threads } = await test.http('get', '/api/messages/threads', home.landlord.token).expect(200);
    expect(threads).toMatchObject([
      { id: home.leaseId, with: 'Kim Larsen', lastMessage: 'Since Monday.', unreadCount: 2, unitLabel: '302' },
    ]);
    await eventually(async () => (await mails(home.landlord)).length > 0);
    expect(
      (await test.http('post', '/api/messages/read', home.landlord.token).send({ leaseId: home.leaseId }).expect(200))
        .body,
    ).toEqual({ count: 0 });
    await send(home.landlord, 'I come tomorrow.').expect(201);
    expect(await unread(home.tenant)).toBe(1);
    await eventually(async () => (await mails(home.tenant)).length > 0);
    // Landlords have many homes, so theirs names the property and the unit.
    expect(await mails(home.landlord)).toMatchObject([
      { params: { hasHome: 'yes', home: expect.stringMatching(/^\d+ .+, Unit 302$/) } },
    ]);
    expect(await mails(home.tenant)).toMatchObject([{ params: { hasHome: 'no' } }]);
    const { body: list } = await test
      .http('get', `/api/messages?leaseId=${home.leaseId}`, home.tenant.token)
      .expect(200);
    expect(list.map(({ message, own }: { message: string; own: boolean }) => [message, own])).toEqual([
      ['I come tomorrow.', false],
      ['Since Monday.', true],
      ['The key sticks.', true],
    ]);
  });

  it('are not mailed to who does not want mail', async () => {
    await test.sql('update app_user set email_notifications = false where id = $1', [other.tenant.userId]);
    await test
      .http('post', '/api/messages', other.landlord.token)
      .send({ leaseId: other.leaseId, message: 'Hello' })
      .expect(201);
    await eventually(
      async () =>
        (
          await test.sql("select 1 from audit_entry where action = 'lease_message.tell' and subject_id = $1", [
            other.leaseId,
          ])
        ).length > 0,
    );
    expect(await mails(other.tenant)).toEqual([]);
  });

  it('carry documents of the lease that both may read', async () => {
    const upload = async (who: Person, fields: Record<string, string>) =>
      (
        await Object.entries(fields)
          .reduce(
            (request, [field, value]) => request.field(field, value),
            test.http('post', '/api/documents', who.token),
          )
          .attach('file', Buffer.from('a,b'), 'list.csv')
          .expect(201)
      ).body.id as string;
    const shared = await upload(home.landlord, { leaseId: home.leaseId, sharedWithTenant: 'true' });
    const { body } = await send(home.landlord, 'The list', { documentIds: [shared] }).expect(201);
    expect(body.attachments).toEqual([{ id: shared, name: 'list.csv' }]);
    const { body: list } = await test
      .http('get', `/api/messages?leaseId=${home.leaseId}&limit=1`, home.tenant.token)
      .expect(200);
    expect(list[0].attachments).toEqual([{ id: shared, name: 'list.csv' }]);
    const secret = await upload(home.landlord, { leaseId: home.leaseId });
    await send(home.landlord, 'Not this', { documentIds: [secret] }).expect(404);
    const foreign = await upload(other.landlord, { leaseId: other.leaseId, sharedWithTenant: 'true' });
    await send(home.tenant, 'Nor this', { documentIds: [foreign] }).expect(404);
  });

  it('DC-004 are nobody else’s: foreign people get 404, staff and suppliers 403, visitors 401; they are never changed', async () => {
    await send(other.tenant, 'x').expect(404);
    await send(other.landlord, 'x').expect(404);
    await test.http('get', `/api/messages?leaseId=${home.leaseId}`, other.tenant.token).expect(404);
    await test.http('post', '/api/messages/read', other.landlord.token).send({ leaseId: home.leaseId }).expect(404);
    await test.http('get', '/api/messages/threads', (await person(test, 'staff')).token).expect(403);
    await test.http('get', '/api/messages/threads').expect(401);
    await send(home.tenant, '   ').expect(400);
    await expect(test.sql("update lease_message set message = 'y'")).rejects.toThrow('append-only');
  });
});
