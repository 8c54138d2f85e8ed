import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { LeftColleagues } from '../../../src/modules/on-call/left-colleagues.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { alarmOf, emergency, LANDLORD, run, saveList, sentTo, stepsOf } from './on-call.js';

describe('colleagues on call', () => {
  let test: TestApp;
  let home: LetHome;
  let colleague: Person;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    home = await letHome(test);
    colleague = await person(test, 'landlord');
    await test.sql("update app_user set first_name = 'Noor', last_name = 'Haddad' where id = $1", [colleague.userId]);
    await test.sql("update membership set account_id = $2, role = 'manager' where user_id = $1", [
      colleague.userId,
      home.landlord.accountId,
    ]);
  });

  const listed = (of = colleague) => ({ kind: 'colleague', userId: of.userId, hours: [], daysOff: [] });
  const rung = (who: Person) =>
    test.sql("select 1 from notification where kind = 'on_call_asked' and user_id = $1", [who.userId]);

  it('people of the account can be picked, and are asked by the bell and by email with the page of the request', async () => {
    const before = (await test.http('get', '/api/on-call', home.landlord.token).expect(200)).body;
    expect(before.members).toEqual([
      { userId: home.landlord.userId, name: 'Test Person', owner: true, first: true, you: true },
      { userId: colleague.userId, name: 'Noor Haddad', owner: false, first: false, you: false },
    ]);
    expect(before.landlordName).toBeNull();
    const theirs = (await test.http('get', '/api/on-call', colleague.token).expect(200)).body;
    expect(theirs.landlordName).toBe('Test Person');
    const saved = await saveList(test, home, [listed(), LANDLORD]);
    expect(saved.people).toMatchObject([
      { kind: 'colleague', userId: colleague.userId, name: 'Noor Haddad', email: null },
      {},
    ]);
    const { requestId } = await emergency(test, home);
    expect(await sentTo(test, colleague.email)).toMatchObject([
      { params: { url: expect.stringContaining(`/dashboards/landlord/maintenance/${requestId}`) } },
    ]);
    await eventually(async () => (await rung(colleague)).length === 1);
    expect(await rung(home.landlord)).toEqual([]);
    expect(await stepsOf(test, requestId, home.landlord.token)).toEqual(['asked_colleague Noor Haddad']);
    await test.http('post', `/api/on-call/alarms/${requestId}/acknowledge`, colleague.token).expect(200);
    expect((await stepsOf(test, requestId, home.landlord.token)).at(-1)).toBe('acknowledged_colleague Noor Haddad');
  });

  it('each owner is on the list as a person, also when the first one can’t sign in, and twice is once', async () => {
    await test.sql("update membership set role = 'owner' where user_id = $1", [colleague.userId]);
    const own = listed(home.landlord);
    const saved = await saveList(test, home, [own, listed()]);
    expect(saved.people).toMatchObject([
      { kind: 'colleague', userId: home.landlord.userId, name: null },
      { kind: 'colleague', userId: colleague.userId, name: 'Noor Haddad' },
    ]);
    const theirs = (await test.http('get', '/api/on-call', colleague.token).expect(200)).body;
    expect(theirs.people.map(({ name }: { name: string | null }) => name)).toEqual(['Test Person', null]);
    await test.sql('update app_user set suspended_at = now() where id = $1', [home.landlord.userId]);
    const { requestId } = await emergency(test, home);
    expect(await stepsOf(test, requestId, colleague.token)).toEqual(['asked_landlord Noor Haddad']);
    await test.sql('update app_user set suspended_at = null where id = $1', [home.landlord.userId]);
    // “The landlord” of a list of an earlier version is the first owner, who is asked once.
    await saveList(test, home, [LANDLORD, own, listed()]);
    const second = await emergency(test, home);
    const due = () =>
      test.sql("update on_call_alarm set next_at = now() - interval '1 minute' where request_id = $1", [
        second.requestId,
      ]);
    await due();
    await run(test);
    const asked = (await stepsOf(test, second.requestId, colleague.token)).filter((step) => step.startsWith('asked'));
    expect(asked).toEqual(['asked_landlord Test Person', 'asked_landlord Noor Haddad']);
  });

  it('the tenant reads that the landlord was asked and is on it, when an owner is on the list by name', async () => {
    await saveList(test, home, [listed(home.landlord)]);
    const { requestId } = await emergency(test, home);
    await test.http('post', `/api/on-call/alarms/${requestId}/acknowledge`, home.landlord.token).expect(200);
    const { body } = await test.http('get', `/api/service-requests/${requestId}`, home.tenant.token).expect(200);
    const steps = body.events.filter(({ kind }: { kind: string }) => kind === 'on_call');
    expect(steps).toMatchObject([
      { detail: 'asked_landlord', note: null },
      { detail: 'acknowledged_landlord', note: null },
    ]);
  });

  it('someone of another account, or the same one twice, can’t be picked', async () => {
    const stranger = await person(test, 'landlord');
    const save = (people: object[]) =>
      test
        .http('put', '/api/on-call', home.landlord.token)
        .send({ people, stepMinutes: 15, timeZone: 'America/Toronto' });
    await save([listed(stranger)]).expect(404);
    await save([{ ...listed(), userId: v7() }]).expect(404);
    await save([{ ...listed(), userId: null }]).expect(400);
    await save([listed(), listed()]).expect(400);
  });

  it('a colleague who leaves is taken off the list, and the owners get an email', async () => {
    await saveList(test, home, [listed(), LANDLORD]);
    await test.sql("update membership set role = 'former' where user_id = $1", [colleague.userId]);
    const { requestId } = await emergency(test, home);
    expect(await sentTo(test, colleague.email)).toEqual([]);
    expect(await stepsOf(test, requestId, home.landlord.token)).toEqual([expect.stringMatching(/^asked_landlord /)]);
    const tidy = () => test.app.get(Scope).asSystem('a test', () => test.app.get(LeftColleagues).run());
    await tidy();
    await tidy();
    const { people } = (await test.http('get', '/api/on-call', home.landlord.token).expect(200)).body;
    expect(people).toMatchObject([{ kind: 'landlord' }]);
    const mails = (await sentTo(test, home.landlord.email)).filter(({ template }) => template === 'on-call.left');
    expect(mails).toMatchObject([{ params: { count: 1 } }]);
  });

  it('without a list every owner is asked, again after a while, until one of them is on it', async () => {
    await test.sql("update membership set role = 'owner' where user_id = $1", [colleague.userId]);
    const { requestId } = await emergency(test, home);
    const steps = () => stepsOf(test, requestId, home.landlord.token);
    expect(await steps()).toHaveLength(2);
    await eventually(async () => (await rung(colleague)).length === 1 && (await rung(home.landlord)).length === 1);
    // The email about the emergency itself has just gone out.
    expect(await sentTo(test, home.landlord.email)).toEqual([]);
    const due = () =>
      test.sql("update on_call_alarm set next_at = now() - interval '1 minute' where request_id = $1", [requestId]);
    await due();
    await run(test);
    expect(await sentTo(test, home.landlord.email)).toHaveLength(1);
    expect(await sentTo(test, colleague.email)).toHaveLength(1);
    await due();
    await run(test);
    await due();
    await run(test);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'unanswered' });
    await due();
    await run(test);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'asking', round: 1 });
    expect((await steps()).filter((step) => step.startsWith('asked_landlord'))).toHaveLength(8);
    await test.http('post', `/api/on-call/alarms/${requestId}/acknowledge`, colleague.token).expect(200);
    await run(test);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'acknowledged' });
    expect((await steps()).at(-1)).toBe('acknowledged_landlord Noor Haddad');
  });
});
