import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

describe('suppliers among a landlord’s conversations', () => {
  let test: TestApp;
  let home: LetHome;
  let plombex: Craftsman;
  let landlord: Person;
  beforeAll(async () => {
    test = await startTestApp();
    plombex = await supplier(test);
    home = await acceptedRequest(test, plombex);
    ({ landlord } = home);
  });
  afterAll(() => test.close());

  const write = (who: Person, message: string, accountId?: string) =>
    test.http('post', `/api/suppliers/${plombex.id}/chat`, who.token).send({ message, accountId });
  const read = (who: Person, more: object = {}) =>
    test.http('post', `/api/suppliers/${plombex.id}/chat/read`, who.token).send(more);
  const threads = async (who: Person, query = '') =>
    (await test.http('get', `/api/messages/threads${query}`, who.token).expect(200)).body;
  const unread = async (who: Person) => {
    const { body: menu } = await test.http('get', '/api/navigation', who.token).expect(200);
    return menu.unreadMessages as number;
  };
  const mails = (who: Person, template: string) =>
    test.sql<{ params: Record<string, string> }>(
      'select params from outbox_message where recipient = $1 and template = $2 order by created_at, id',
      [who.email, template],
    );

  it('are listed beside tenants, the newest first, counted until they are read, and mailed once', async () => {
    await write(plombex, 'Good morning', landlord.accountId ?? '').expect(201);
    await write(plombex, 'I come at nine', landlord.accountId ?? '').expect(201);
    expect(await threads(landlord)).toMatchObject([
      {
        id: plombex.id,
        kind: 'supplier',
        with: 'Plombex',
        streetNumber: null,
        unitLabel: null,
        lastMessage: 'I come at nine',
        lastOwn: false,
        unreadCount: 2,
      },
    ]);
    expect(await unread(landlord)).toBe(2);
    expect((await test.http('get', '/api/messages/unread', landlord.token).expect(200)).body).toEqual({ count: 2 });
    const [mail] = await eventually(async () => {
      const rows = await mails(landlord, 'suppliers.message');
      return rows.length > 0 && rows;
    });
    expect(mail?.params).toMatchObject({ sender: 'Plombex' });
    expect(mail?.params['url']).toMatch(new RegExp(`/dashboards/landlord/messages\\?supplier=${plombex.id}$`));
    expect(JSON.stringify(mail)).not.toContain('nine');

    await test
      .http('post', '/api/messages', home.tenant.token)
      .send({ leaseId: home.leaseId, message: 'Thank you' })
      .expect(201);
    const both = await threads(landlord);
    expect(both.map(({ kind }: { kind: string }) => kind)).toEqual(['lease', 'supplier']);
    expect(await unread(landlord)).toBe(3);
    await read(landlord).expect(204);
    expect(await unread(landlord)).toBe(1);
    expect((await threads(landlord))[1]).toMatchObject({ kind: 'supplier', unreadCount: 0 });
    await eventually(async () => {
      const { body } = await test.http('get', '/api/notifications', landlord.token).expect(200);
      const about = body.filter(({ kind }: { kind: string }) => kind === 'supplier_message');
      return about.length === 1 && about.every((one: { read: boolean }) => one.read);
    });
    expect(await mails(landlord, 'suppliers.message')).toHaveLength(1);
  });

  it('are paged and found like the others', async () => {
    const first = await test.http('get', '/api/messages/threads?limit=1', landlord.token).expect(200);
    expect(first.body).toMatchObject([{ kind: 'lease' }]);
    const next = /cursor=([^&>"]+)/.exec(first.headers['link'] as string)?.[1] ?? '';
    expect(await threads(landlord, `?limit=1&cursor=${next}`)).toMatchObject([{ kind: 'supplier' }]);
    expect(await threads(landlord, '?q=plomb')).toMatchObject([{ kind: 'supplier' }]);
    expect(await threads(landlord, '?q=laurier')).toMatchObject([{ kind: 'lease' }]);
  });

  it('the supplier’s side counts and is mailed as well, and who wrote has read', async () => {
    expect(await unread(plombex)).toBe(0);
    await write(landlord, 'Please ring twice').expect(201);
    expect(await unread(plombex)).toBe(1);
    expect((await threads(landlord))[0]).toMatchObject({ lastOwn: true, unreadCount: 0 });
    const { body: talks } = await test.http('get', `/api/suppliers/${plombex.id}/conversations`, plombex.token);
    expect(talks).toMatchObject([{ unreadCount: 1 }]);
    const [mail] = await eventually(async () => {
      const rows = await mails(plombex, 'suppliers.message');
      return rows.length > 0 && rows;
    });
    // Invited, without a password: the link signs in and leads on.
    expect(mail?.params['url']).toContain('/supplier-invitation?key=');
    expect(decodeURIComponent(mail?.params['url'] ?? '')).toContain(
      `/dashboards/supplier/messages?landlord=${landlord.accountId ?? ''}`,
    );
    await read(plombex, { accountId: landlord.accountId }).expect(204);
    expect(await unread(plombex)).toBe(0);
  });

  it('are no one else’s, and tenants see none', async () => {
    const stranger = await person(test, 'landlord');
    const rival = await supplier(test, 'Rival');
    expect(await threads(stranger)).toEqual([]);
    expect(await threads(home.tenant)).toMatchObject([{ kind: 'lease', id: home.leaseId }]);
    await read(rival, { accountId: landlord.accountId }).expect(404);
    await read(home.tenant).expect(403);
    // Nothing was written to a stranger: nothing is marked, and nothing of the landlord's changes.
    await read(stranger).expect(204);
    await write(plombex, 'Done', landlord.accountId ?? '').expect(201);
    await read(stranger).expect(204);
    expect(await unread(landlord)).toBe(2);
  });

  it('are not mailed to who does not want mail', async () => {
    await test.sql('update app_user set email_notifications = false where id = $1', [landlord.userId]);
    await read(landlord).expect(204);
    const before = (await mails(landlord, 'suppliers.message')).length;
    const { body: sent } = await write(plombex, 'One more', landlord.accountId ?? '').expect(201);
    await eventually(
      async () =>
        (
          await test.sql("select 1 from audit_entry where action = 'supplier_message.tell' and subject_id = $1", [
            sent.id,
          ])
        ).length > 0,
    );
    expect(await mails(landlord, 'suppliers.message')).toHaveLength(before);
  });
});
