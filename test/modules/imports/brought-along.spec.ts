import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { LEDGER_FAULTS } from '../../support/ledger-faults.js';
import { readReport, totalOf } from '../../support/reports.js';
import { aLandlord, type Landlord } from '../landlords/landlord.js';

/** What imported leases bring along from before: since when their balance is owed, and whether their deposit is held. */
describe('what imported leases bring along', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-28T17:00:00Z');
  });
  afterAll(() => test.close());

  const send = (who: Landlord, path: string, file: string, fields: object = {}) => {
    const request = test
      .http('post', `/api/landlords/imports${path}`, who.token)
      .attach('file', Buffer.from(file), 'roll.csv');
    for (const [name, value] of Object.entries(fields)) void request.field(name, JSON.stringify(value));
    return request;
  };
  const asked = async (who: Landlord, file: string, answers: object = {}) => {
    const { mapping } = (await send(who, '/columns', file).expect(200)).body;
    const { questions } = (await send(who, '/columns', file, { mapping, answers }).expect(200)).body;
    return questions as { kind: string; column: string; count: number; choices: string[]; suggested: string | null }[];
  };
  const checked = async (who: Landlord, file: string, answers: object) => {
    const { mapping } = (await send(who, '/columns', file).expect(200)).body;
    return (await send(who, '', file, { mapping, answers }).expect(201)).body;
  };
  /** The leases by unit, running and posted. */
  const running = async (who: Landlord, file: string, answers: object) => {
    const { id, problems } = await checked(who, file, answers);
    expect(problems).toEqual([]);
    await test.http('post', `/api/landlords/imports/${id}/apply`, who.token).expect(200);
    const leases = await test.sql<{ id: string; unit: string }>(
      'select l.id, u.label as unit from lease l join unit u on u.id = l.unit_id where l.account_id = $1',
      [who.accountId],
    );
    await test
      .http('post', '/api/landlords/leases/bulk', who.token)
      .send({ ids: leases.map((lease) => lease.id), action: 'activate', withoutTenant: true })
      .expect(200);
    await eventually(
      async () =>
        (
          await test.sql(
            "select 1 from lease where account_id = $1 and (state = 'draft' or posting_since is not null)",
            [who.accountId],
          )
        ).length === 0,
    );
    for (const [fault, sql] of Object.entries(LEDGER_FAULTS))
      for (const lease of leases) expect([fault, await test.sql(sql, [lease.id])]).toEqual([fault, []]);
    return new Map(leases.map((lease) => [lease.unit, lease.id]));
  };
  const brought = async (lease: string | undefined) =>
    (
      await test.sql<{ due: string; cents: number }>(
        `select due_on::text as due, amount_cents::int as cents from charge where lease_id = $1 and kind = 'opening_balance'
         and voided_at is null order by due_on`,
        [lease],
      )
    ).map(({ due, cents }) => `${due} ${cents}`);

  describe('arrears', () => {
    const HEAD = 'Address,City,State,ZIP,Country,Unit,Tenants,Lease start,Rent,Due day,Balance,Owed since';
    const line = (unit: number, start: string, balance: string, since = '') =>
      `1200 Maple St,Toronto,ON,M5H 1A1,CA,${unit},Ann Lee,${start},1000.00,1,${balance},${since}`;
    const FILE = [
      HEAD,
      line(1, '2024-02-01', '3000.00'),
      line(2, '2024-02-01', '2500.00'),
      line(3, '2026-10-15', '5000.00'),
      line(4, '2024-02-01', '1500.00', '2026-06-01'),
      line(5, '2024-02-01', '-200.00'),
      line(6, '2024-02-01', '0.00'),
    ].join('\n');

    it('RNT-01 are asked about once, and only for lines that don’t say since when', async () => {
      const who = await aLandlord(test);
      const [question] = (await asked(who, FILE)).filter(({ kind }) => kind === 'balance_age');
      expect(question).toMatchObject({
        column: 'openingBalance',
        count: 3,
        choices: ['rents', 'day_before'],
        suggested: null,
      });
      const answered = await asked(who, FILE, { balanceAge: 'rents' });
      expect(answered.map(({ kind }) => kind)).not.toContain('balance_age');
      const dated = [HEAD, line(4, '2024-02-01', '1500.00', '2026-06-01'), line(5, '2024-02-01', '-200')].join('\n');
      expect((await asked(who, dated)).map(({ kind }) => kind)).not.toContain('balance_age');
    });

    it('RNT-01 are as old as the rents they cover, or as their line says', async () => {
      const who = await aLandlord(test);
      const units = await running(who, FILE, { balanceAge: 'rents' });
      expect(await brought(units.get('1'))).toEqual(['2026-09-01 100000', '2026-10-01 100000', '2026-11-01 100000']);
      expect(await brought(units.get('2'))).toEqual(['2026-09-01 50000', '2026-10-01 100000', '2026-11-01 100000']);
      expect(await brought(units.get('3'))).toEqual(['2026-10-15 400000', '2026-11-01 100000']);
      expect(await brought(units.get('4'))).toEqual(['2026-06-01 100000', '2026-07-01 50000']);
      expect(await brought(units.get('5'))).toEqual([]);
      const summary = await test.http('get', `/api/landlords/leases/${units.get('1')}/ledger/summary`, who.token);
      expect(summary.body).toMatchObject({ balanceCents: 300_000, openingBalanceEntered: true });
    });

    it('are due the day before the import if that is the answer, or none', async () => {
      for (const answers of [{ balanceAge: 'day_before' }, {}]) {
        const who = await aLandlord(test);
        const units = await running(who, FILE, answers);
        expect(await brought(units.get('1'))).toEqual(['2026-11-27 300000']);
        expect(await brought(units.get('4'))).toEqual(['2026-06-01 100000', '2026-07-01 50000']);
      }
    });

    it('a day that has not come is a mistake of its line, and so is one that is none', async () => {
      const who = await aLandlord(test);
      const file = [HEAD, line(1, '2024-02-01', '10.00', '2026-12-01'), line(2, '2024-02-01', '10.00', 'long ago')];
      expect((await checked(who, file.join('\n'), {})).problems).toMatchObject([
        { line: 2, column: 'owedSince', code: 'owed_in_future' },
        { line: 3, column: 'owedSince', code: 'day' },
      ]);
    });

    it('are judged by the day where the home is, and not by that of the server', async () => {
      // The first of December, 23:30 in Regina; in Toronto and Greenwich the second has begun.
      test.clock.setNow('2026-12-02T05:30:00Z');
      try {
        const who = await aLandlord(test);
        const regina = (text: string) => text.replace('Toronto,ON,M5H 1A1', 'Regina,SK,S4P 3Y2');
        const file = [
          HEAD,
          regina(line(1, '2024-02-01', '10.00', '2026-12-02')),
          line(2, '2024-02-01', '10.00', '2026-12-02'),
          regina(line(3, '2024-02-01', '1000.00')),
        ];
        expect((await checked(who, file.join('\n'), {})).problems).toMatchObject([
          { line: 2, column: 'owedSince', code: 'owed_in_future' },
        ]);
        const { id } = await checked(who, [HEAD, file[3]].join('\n'), { balanceAge: 'rents' });
        await test.http('post', `/api/landlords/imports/${id}/apply`, who.token).expect(200);
        // A property that has a zone of its own keeps it.
        await test.sql(`update property set time_zone = 'Europe/London' where account_id = $1`, [who.accountId]);
        const own = [HEAD, regina(line(4, '2024-02-01', '10.00', '2026-12-02'))].join('\n');
        expect((await checked(who, own, {})).problems).toEqual([]);
        const since = await test.sql('select opening_owed_since::text as since from lease where account_id = $1', [
          who.accountId,
        ]);
        expect(since).toEqual([{ since: '2026-11-01' }]);
      } finally {
        test.clock.setNow('2026-11-28T17:00:00Z');
      }
    });

    it('each part is taken back by itself, and the rest keeps its age', async () => {
      const who = await aLandlord(test);
      const lease = (await running(who, FILE, { balanceAge: 'rents' })).get('1');
      const [entry] = await test.sql<{ id: string }>(
        `select e.id from journal_entry e join charge c on c.id = e.charge_id
         where e.lease_id = $1 and e.kind = 'opening_balance' order by c.due_on limit 1`,
        [lease],
      );
      await test
        .http('post', `/api/landlords/leases/${lease}/ledger/${entry?.id}/reverse`, who.token)
        .send({ note: 'Paid in September' })
        .expect(200);
      expect(await brought(lease)).toEqual(['2026-10-01 100000', '2026-11-01 100000']);
      for (const [fault, sql] of Object.entries(LEDGER_FAULTS))
        expect([fault, await test.sql(sql, [lease])]).toEqual([fault, []]);
    });
  });

  describe('deposits', () => {
    const HEAD = 'Address,City,State,ZIP,Country,Unit,Tenants,Lease start,Rent,Due day,Deposit,Deposit held';
    const line = (unit: number, start: string, deposit: string, held = '', region = 'AB') =>
      `1200 Maple St,${region},${region},T5J 0A1,CA,${unit},Ann Lee,${start},1000.00,1,${deposit},${held}`;
    const FILE = [
      HEAD,
      line(1, '2024-02-01', '900.00'),
      line(2, '2027-01-01', '900.00'),
      line(3, '2024-02-01', '900.00', '300.00'),
      line(4, '2024-02-01', '0'),
    ].join('\n');
    const heldOf = async (who: Landlord, lease: string | undefined) => {
      const { body } = await test.http('get', `/api/landlords/leases/${lease}/ledger/summary`, who.token).expect(200);
      return body.depositHeldCents as number;
    };

    it('TN-023 asks once whether deposits of leases that have begun are held', async () => {
      const who = await aLandlord(test);
      const [question] = (await asked(who, FILE)).filter(({ kind }) => kind === 'deposits_held');
      expect(question).toMatchObject({
        column: 'deposit',
        count: 1,
        choices: ['held', 'not_held'],
        suggested: null,
      });
      const later = [HEAD, line(2, '2027-01-01', '900.00'), line(4, '2024-02-01', '0')].join('\n');
      expect((await asked(who, later)).map(({ kind }) => kind)).not.toContain('deposits_held');
    });

    it('TN-023 are held once the leases run, if the landlord holds them', async () => {
      const who = await aLandlord(test);
      const { totals } = await checked(who, FILE, { depositsHeld: 'held' });
      expect(totals).toMatchObject([{ depositCents: 270_000, heldCents: 120_000 }]);
      const units = await running(who, FILE, { depositsHeld: 'held' });
      const held = await Promise.all(['1', '2', '3', '4'].map((unit) => heldOf(who, units.get(unit))));
      expect(held).toEqual([90_000, 0, 30_000, 0]);
      const [roll] = (await readReport(test, who.token, 'rent_roll', '')).tables;
      expect(totalOf(roll, 'deposit_held')).toBe(120_000);
      const [sum] = await test.sql(
        "select sum(-amount_cents)::int as held from posting where account_id = $1 and ledger_account = 'deposits_held'",
        [who.accountId],
      );
      expect(sum).toEqual({ held: 120_000 });
    });

    it('are agreed alone if the answer is no, or none', async () => {
      for (const answers of [{ depositsHeld: 'not_held' }, {}]) {
        const who = await aLandlord(test);
        const units = await running(who, FILE, answers);
        expect(await heldOf(who, units.get('1'))).toBe(0);
        expect(await heldOf(who, units.get('3'))).toBe(30_000);
      }
    });

    it('a region that allows none refuses each line once', async () => {
      const who = await aLandlord(test);
      const file = [HEAD, line(1, '2024-02-01', '900.00', '', 'QC').replace('T5J 0A1', 'H2T 2N6')].join('\n');
      expect((await checked(who, file, { depositsHeld: 'held' })).problems).toMatchObject([
        { line: 2, column: 'deposit', code: 'region_rule', rule: { code: 'deposit_banned' } },
      ]);
    });
  });
});
