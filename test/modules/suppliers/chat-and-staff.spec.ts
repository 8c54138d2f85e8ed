import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { person, type Person } from '../../factories/people.js';
import { offeredRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('suppliers and landlords talk; Elite Partners have staff', () => {
  let test: TestApp;
  let landlord: Person;
  let stranger: Person;
  let tenant: Person;
  let plombex: Craftsman;
  let rival: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    [landlord, stranger, tenant] = await Promise.all([
      person(test, 'landlord'),
      person(test, 'landlord'),
      person(test, 'tenant'),
    ]);
    [plombex, rival] = await Promise.all([supplier(test), supplier(test, 'Rival')]);
  });
  afterAll(() => test.close());

  const chat = (id: string) => `/api/suppliers/${id}/chat`;
  const write = (who: Person, id: string, body: object) => test.http('post', chat(id), who.token).send(body);

  it('SU-004 a landlord writes, the supplier reads and answers', async () => {
    const { body: sent } = await write(landlord, plombex.id, { message: ' Are you free on Friday? ' }).expect(201);
    expect(sent).toMatchObject({
      message: 'Are you free on Friday?',
      from: 'landlord',
      own: true,
      accountId: landlord.accountId,
    });
    const { body: read } = await test.http('get', chat(plombex.id), plombex.token).expect(200);
    expect(read).toMatchObject([{ message: 'Are you free on Friday?', own: false }]);
    await write(plombex, plombex.id, { message: 'Yes', accountId: landlord.accountId }).expect(201);
    const { body: both } = await test.http('get', chat(plombex.id), landlord.token).expect(200);
    expect(both.map(({ message, from }: { message: string; from: string }) => [message, from])).toEqual([
      ['Yes', 'supplier'],
      ['Are you free on Friday?', 'landlord'],
    ]);
  });

  it('SU-005 the supplier lists the conversations, the newest first', async () => {
    await write(stranger, plombex.id, { message: 'Hello' }).expect(201);
    const { body } = await test.http('get', `/api/suppliers/${plombex.id}/conversations`, plombex.token).expect(200);
    expect(body).toMatchObject([
      {
        accountId: stranger.accountId,
        landlordName: 'Test account',
        lastMessage: 'Hello',
        lastFrom: 'landlord',
        messageCount: 1,
      },
      { accountId: landlord.accountId, lastMessage: 'Yes', lastFrom: 'supplier', messageCount: 2 },
    ]);
    await write(plombex, plombex.id, { message: 'To whom?' }).expect(400);
  });

  it('SU-006 nobody reads or writes another’s conversations', async () => {
    for (const path of ['chat', 'conversations'])
      await test.http('get', `/api/suppliers/${plombex.id}/${path}`, rival.token).expect(404);
    await write(rival, plombex.id, { message: 'x', accountId: landlord.accountId }).expect(404);
    const { body } = await test
      .http('get', `${chat(plombex.id)}?accountId=${landlord.accountId}`, stranger.token)
      .expect(200);
    expect(body.map(({ message }: { message: string }) => message)).toEqual(['Hello']);
    const { body: own } = await test
      .http('get', `/api/suppliers/${plombex.id}/conversations`, stranger.token)
      .expect(200);
    expect(own).toHaveLength(1);
    await write(tenant, plombex.id, { message: 'x' }).expect(403);
    await test.http('get', chat(plombex.id), tenant.token).expect(403);
    await write(landlord, plombex.id, { message: '  ' }).expect(400);
  });

  it('a supplier writes first to those who offered him a job; with Elite to any landlord', async () => {
    const refused = await write(rival, rival.id, { message: 'Hello', accountId: landlord.accountId }).expect(403);
    expect(refused.body.code).toBe('elite_required');
    const offered = await offeredRequest(test, rival);
    await write(rival, rival.id, { message: 'About the radiator', accountId: offered.landlord.accountId }).expect(201);
    await test.sql("update supplier set elite_until = now() + interval '1 year' where id = $1", [rival.id]);
    const { body: sent } = await write(rival, rival.id, { message: 'Hello', accountId: landlord.accountId }).expect(
      201,
    );
    expect(sent).toMatchObject({ accountId: landlord.accountId, from: 'supplier' });
    expect((await test.http('get', chat(rival.id), landlord.token).expect(200)).body).toMatchObject([
      { message: 'Hello', own: false },
    ]);
    const elsewhere = await person(test, 'landlord', { demo: true });
    for (const accountId of [elsewhere.accountId, plombex.accountId])
      await write(rival, rival.id, { message: 'Hello', accountId }).expect(404);
    await test.sql('update supplier set elite_until = null where id = $1', [rival.id]);
  });

  it('an Elite Partner finds landlords by company or name, whom no job has led to; nobody else does', async () => {
    const company = await person(test, 'landlord');
    await test.sql("update account set name = 'Gestion 100% Rosemont' where id = $1", [company.accountId]);
    await test.sql("update app_user set first_name = 'Odile', last_name = 'Rosenbaum' where id = $1", [company.userId]);
    const find = (who: Person, q: string, id = rival.id) =>
      test.http('get', `/api/suppliers/${id}/landlords?q=${encodeURIComponent(q)}`, who.token);
    expect((await find(rival, 'rosemont').expect(403)).body.code).toBe('elite_required');
    await test.sql("update supplier set elite_until = now() + interval '1 year' where id = any($1)", [
      [plombex.id, rival.id],
    ]);
    const hit = { accountId: company.accountId, landlordName: 'Gestion 100% Rosemont', contactName: 'Odile Rosenbaum' };
    for (const q of ['rosemont', 'Odile Rosen', ' 100% '])
      expect((await find(rival, q).expect(200)).body).toEqual([hit]);
    const partner = await person(test, 'landlord');
    await test.sql('update membership set account_id = $1 where user_id = $2', [company.accountId, partner.userId]);
    expect((await find(rival, 'rosemont').expect(200)).body).toEqual([hit]);
    await test.sql('delete from membership where user_id = $1', [partner.userId]);
    expect((await find(rival, '__').expect(200)).body).toEqual([]);
    for (const q of ['', 'o']) await find(rival, q).expect(400);
    await find(plombex, 'rosemont').expect(404);
    for (const other of [landlord, tenant]) await find(other, 'rosemont').expect(403);
    await write(rival, rival.id, { message: 'We have a crew free in May', accountId: company.accountId }).expect(201);
    await test.sql('update app_user set suspended_at = now() where id = $1', [company.userId]);
    expect((await find(rival, 'rosemont').expect(200)).body).toEqual([]);
    await test.sql('update supplier set elite_until = null where id = any($1)', [[plombex.id, rival.id]]);
  });

  it('SU-008 staff are for Elite Partners; another’s are 404', async () => {
    const path = `/api/suppliers/${plombex.id}/staff`;
    const who = { firstName: 'Ana', lastName: 'Roy', phone: '514 555 0102' };
    expect((await test.http('get', path, plombex.token).expect(403)).body.code).toBe('elite_required');
    await test.http('post', path, plombex.token).send(who).expect(403);
    await test.sql("update supplier set elite_until = now() + interval '1 year' where id = any($1)", [
      [plombex.id, rival.id],
    ]);
    const { body: ana } = await test.http('post', path, plombex.token).send(who).expect(201);
    expect(ana).toMatchObject({ ...who, email: null, active: true });
    await test.http('get', path, rival.token).expect(404);
    await test.http('post', path, rival.token).send(who).expect(404);
    await test.http('patch', `/api/suppliers/staff/${ana.id}`, rival.token).send({ active: false }).expect(404);
    await test.http('get', path, landlord.token).expect(403);
    const { body: left } = await test
      .http('patch', `/api/suppliers/staff/${ana.id}`, plombex.token)
      .send({ active: false, version: ana.version })
      .expect(200);
    expect(left.active).toBe(false);
    await test
      .http('patch', `/api/suppliers/staff/${ana.id}`, plombex.token)
      .send({ active: true, version: ana.version })
      .expect(409);
    const office = await person(test, 'staff');
    expect((await test.http('get', path, office.token).expect(200)).body).toHaveLength(1);
    await test.http('post', path, office.token).send(who).expect(403);
  });
});
