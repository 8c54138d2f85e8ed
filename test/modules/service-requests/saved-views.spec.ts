import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { SAVED_VIEW_NAME_MAX, SAVED_VIEWS_MAX } from '../../../src/contract/work-limits.js';
import { home } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

interface View {
  id: string;
  name: string;
  shared: boolean;
  own: boolean;
  filters: Record<string, string>;
  openCount: number;
  version: number;
}

describe('saved views of requests', () => {
  let test: TestApp;
  let nadia: Person;
  let omar: Person;
  beforeAll(async () => {
    test = await startTestApp();
    nadia = await person(test, 'landlord');
    omar = await colleague(nadia);
  });
  afterAll(() => test.close());

  /** Someone else in the same account. */
  async function colleague(of: Person): Promise<Person> {
    const other = await person(test, 'landlord');
    await test.sql('update membership set account_id = $1 where user_id = $2', [of.accountId, other.userId]);
    return { ...other, accountId: of.accountId };
  }
  const post = (who: Person, body: object) => test.http('post', '/api/request-views', who.token).send(body);
  const save = async (who: Person, name: string, filters: object = {}, shared = false) =>
    (await post(who, { name, filters, shared }).expect(201)).body as View;
  const patch = (who: Person, { id, version }: View, body: object) =>
    test.http('patch', `/api/request-views/${id}`, who.token).send({ version, ...body });
  const list = async (who: Person) =>
    (await test.http('get', '/api/request-views', who.token).expect(200)).body as View[];
  const names = async (who: Person) => (await list(who)).map(({ name }) => name);

  it('a person sees their own and the shared ones of the account, nobody else’s', async () => {
    await save(nadia, 'Mine', { priority: 'high', view: 'list', sort: '-priority' });
    const ours = await save(nadia, 'Ours', {}, true);
    expect(await names(nadia)).toEqual(['Mine', 'Ours']);
    expect(await names(omar)).toEqual(['Ours']);
    const stranger = await person(test, 'landlord');
    expect(await names(stranger)).toEqual([]);
    await patch(stranger, ours, { name: 'Theirs' }).expect(404);
    await test.http('delete', `/api/request-views/${ours.id}`, stranger.token).expect(404);
    await test.http('get', '/api/request-views', (await person(test, 'tenant')).token).expect(403);
    await test.http('get', '/api/request-views', (await person(test, 'supplier')).token).expect(403);
    const demo = await person(test, 'landlord', { demo: true });
    expect(await names(demo)).toEqual([]);
  });

  it('colleagues rename and delete a shared one, and only its owner stops sharing it', async () => {
    const ours = await save(nadia, 'Leaks', { issue: 'plumbing' }, true);
    const renamed = (await patch(omar, ours, { name: 'Water' }).expect(200)).body as View;
    expect(renamed).toMatchObject({ name: 'Water', own: false, filters: { issue: 'plumbing' } });
    await patch(omar, renamed, { shared: false }).expect(403);
    await patch(omar, ours, { name: 'Late' }).expect(409);
    const own = (await patch(nadia, renamed, { shared: false }).expect(200)).body as View;
    expect(await names(omar)).not.toContain('Water');
    await patch(omar, own, { name: 'Gone' }).expect(404);
    await patch(nadia, own, { shared: true }).expect(200);
    await test.http('delete', `/api/request-views/${ours.id}`, omar.token).expect(204);
    await test.http('delete', `/api/request-views/${ours.id}`, omar.token).expect(404);
    expect(await names(nadia)).not.toContain('Water');
  });

  it('refuses a name twice in any case, also at once, and names and filters that no list has', async () => {
    const answers = await Promise.all(['Tap', 'TAP '].map((name) => post(nadia, { name, filters: {} })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('view_name_taken');
    await save(omar, 'Tap');
    await post(nadia, { name: '   ', filters: {} }).expect(400);
    await post(nadia, { name: 'x'.repeat(SAVED_VIEW_NAME_MAX + 1), filters: {} }).expect(400);
    await save(nadia, 'x'.repeat(SAVED_VIEW_NAME_MAX));
    await post(nadia, { name: 'a', filters: { property: 'x' } }).expect(400);
    await post(nadia, { name: 'a', filters: { sort: 'cost' } }).expect(400);
    await post(nadia, { name: 'a' }).expect(400);
  });

  it('counts what the list finds', async () => {
    const who = await person(test, 'landlord');
    const place = await home(test, who);
    const file = (title: string, issueType: string, priority: string) =>
      test
        .http('post', '/api/service-requests', who.token)
        .send({
          unitId: place.unitId,
          propertyId: place.propertyId,
          title,
          description: '100%_sure',
          issueType,
          priority,
          mayEnter: true,
        })
        .expect(201);
    await file('Dripping tap', 'Plumbing', 'High');
    await file('Dark hall', 'Electrical', 'Low');
    await file('Loose tap', 'Plumbing', 'Low');
    const of: [object, string][] = [
      [{}, ''],
      [{ q: 'tap' }, 'q=tap'],
      [{ q: 'TÀP Dripping' }, 'q=T%C3%80P%20Dripping'],
      [{ q: '0%_s' }, 'q=0%25_s'],
      [{ q: '0_s' }, 'q=0_s'],
      [{ q: '\\' }, 'q=%5C'],
      [{ issue: 'plumbing', priority: 'low' }, 'issueType=Plumbing&priority=Low'],
      [{ property: place.propertyId }, `propertyId=${place.propertyId}`],
      [{ property: v7() }, `propertyId=${v7()}`],
    ];
    for (const [at, [filters, query]] of of.entries()) {
      const view = await save(who, `View ${at}`, filters);
      const { body } = await test.http('get', `/api/service-requests?open=true&${query}`, who.token).expect(200);
      expect([query, view.openCount]).toEqual([query, body.length]);
    }
  });

  it('ends at the most, also at once', async () => {
    const who = await person(test, 'landlord');
    for (let at = 1; at < SAVED_VIEWS_MAX; at++) await save(who, `View ${at}`);
    const answers = await Promise.all(['a', 'b'].map((name) => post(who, { name, filters: {} })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await list(who)).toHaveLength(SAVED_VIEWS_MAX);
  });
});
