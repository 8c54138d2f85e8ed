import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

interface Finding {
  reference: string;
}

describe('the list of payment findings', () => {
  let test: TestApp;
  let admin: Person;
  let landlords: Person[];
  beforeAll(async () => {
    test = await startTestApp();
    admin = await person(test, 'admin');
    landlords = [await person(test, 'landlord'), await person(test, 'landlord')];
    await test.sql("update account set name = 'Immeubles Gagnon' where id = $1", [landlords[0]!.accountId]);
    await test.sql("update account set name = 'Casas Ortega' where id = $1", [landlords[1]!.accountId]);
    const found = (owner: Person, reference: string, state: string, happenedOn: string, minutes: number) =>
      test.sql(
        `insert into payment_finding (id, account_id, demo, created_at, provider, kind, reference, amount_cents, currency, method, happened_on, state, note)
         values ($1, $2, false, now() - make_interval(mins => $6), 'stripe', 'unknown_here', $3, 1000, 'CAD', 'bank', $5, $4, case when $4 = 'dismissed' then 'A refund by hand' end)`,
        [v7(), owner.accountId, reference, state, happenedOn, minutes],
      );
    await found(landlords[0]!, 'pi_old', 'open', '2026-01-03', 30);
    await found(landlords[0]!, 'pi_new', 'dismissed', '2026-01-01', 20);
    await found(landlords[1]!, 'pi_other', 'open', '2026-01-02', 10);
  });
  afterAll(() => test.close());

  const list = async (query: string, who = admin) =>
    ((await test.http('get', `/api/payment-findings?${query}`, who.token).expect(200)).body as Finding[]).map(
      ({ reference }) => reference,
    );

  it('is filtered, searched by reference, note and landlord, and sorted, in pages that lose nothing', async () => {
    expect(await list('')).toEqual(['pi_other', 'pi_new', 'pi_old']);
    expect(await list('state=open')).toEqual(['pi_other', 'pi_old']);
    expect(await list('sort=happenedOn')).toEqual(['pi_new', 'pi_other', 'pi_old']);
    expect(await list('q=gagnon')).toEqual(['pi_new', 'pi_old']);
    expect(await list('q=by%20hand')).toEqual(['pi_new']);
    expect(await list('q=pi_other&state=open')).toEqual(['pi_other']);
    const first = await test.http('get', '/api/payment-findings?limit=2&sort=-happenedOn', admin.token).expect(200);
    const next = /[?&]cursor=([^&>]+)/.exec(String(first.headers['link']))?.[1];
    expect(first.body).toHaveLength(2);
    expect(await list(`limit=2&sort=-happenedOn&cursor=${next}`)).toEqual(['pi_new']);
  });

  it('a search finds a landlord nothing of others, whatever it looks for', async () => {
    expect(await list('q=pi_', landlords[1])).toEqual(['pi_other']);
    expect(await list('q=gagnon', landlords[1])).toEqual([]);
    await test.http('get', '/api/payment-findings?sort=note', admin.token).expect(400);
  });
});
