import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TIME_ZONES } from '../../../src/contract/time-zone-names.js';
import { dayOfInstant } from '../../../src/contract/time-zones.js';
import { ZoneCheck } from '../../../src/modules/admin/overview/zone-check.service.js';
import { usualTimeZone } from '../../../src/modules/portfolio/rules/place.js';
import { PROJECT_ROOT } from '../../../src/platform/project-root.js';
import { home, type Home } from '../../factories/homes.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

/** Known to one of the two alone, meant differently by them, or no zone at all. */
const BAD = [
  '',
  'ECT',
  'US/Pacific-New',
  'IST',
  'BST',
  'ACT',
  'EST',
  'Mars/Olympus',
  'america/toronto',
  'Factory',
  'localtime',
  '+05:00',
  'EST5EDT,M3.2.0',
];

describe('SEC-16 time zones', () => {
  let test: TestApp;
  let mine: Home;

  beforeAll(async () => {
    test = await startTestApp();
    mine = await home(test);
  });
  afterAll(() => test.close());

  it.each(BAD)('SEC-16 a property’s time zone cannot be “%s”', async (timeZone) => {
    const { token } = mine.landlord;
    for (const [method, path] of [
      ['put', `/api/landlords/properties/${mine.propertyId}`],
      ['post', '/api/landlords/properties'],
    ] as const) {
      const place = {
        streetNumber: '87',
        street: 'Laurier Avenue West',
        city: 'Montréal',
        region: 'QC',
        postalCode: 'H2T 2N6',
        country: 'CA',
      };
      const answer = await test.http(method, path, token).send({ ...place, timeZone });
      expect([answer.status, answer.body.details?.[0]?.field]).toEqual([400, 'timeZone']);
    }
  });

  it.each(BAD)('SEC-16 the database refuses “%s” as well', async (timeZone) => {
    await expect(
      test.sql('update property set time_zone = $1 where id = $2', [timeZone, mine.propertyId]),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('SEC-16 contract and database hold one list, and both sides know every name in it', async () => {
    const [row] = await test.sql<{ names: string[] }>('select lw_time_zones() as names');
    expect([...(row?.names ?? [])].sort()).toEqual([...TIME_ZONES].sort());
    const known = await test.sql<{ name: string }>(
      'select name from unnest(lw_time_zones()) as name where lw_is_time_zone(name)',
    );
    expect(known).toHaveLength(TIME_ZONES.length);
    for (const name of TIME_ZONES)
      expect(dayOfInstant(new Date('2026-06-15T12:00:00Z'), name)).toMatch(/^2026-06-1[456]$/);
  });

  it('SEC-16 the migration repairs what was stored before', async () => {
    const cases = [
      ['US/Pacific-New', 'US', 'CA', 'America/Los_Angeles'],
      ['us/eastern', 'US', 'TX', 'America/New_York'],
      ['america/toronto', 'CA', 'BC', 'America/Toronto'],
      ['Etc/UTC', 'CA', 'QC', 'UTC'],
      ['', 'CA', 'BC', 'America/Vancouver'],
      ['ECT', 'FR', '75', 'Europe/Paris'],
      ['IST', 'US', 'HI', 'Pacific/Honolulu'],
      ['BST', 'MX', 'JAL', 'America/Mexico_City'],
      ['', 'XX', 'A', 'UTC'],
      ['Asia/Kolkata', 'CA', 'QC', 'Asia/Kolkata'],
    ] as const;
    await test.sql('alter table property drop constraint property_time_zone');
    await test.sql('alter table supplier_paper drop constraint supplier_paper_time_zone');
    await test.sql('alter table supplier_hours drop constraint supplier_hours_time_zone');
    await test.sql('drop function lw_is_time_zone(text); drop function lw_time_zones()');
    for (const [bad, country, region] of cases) {
      const { propertyId } = await home(test, mine.landlord);
      await test.sql('update property set time_zone = $2, country = $3, region = $4, name = $5 where id = $1', [
        propertyId,
        bad,
        country,
        region,
        `was ${bad}, ${country}`,
      ]);
    }
    await test.sql(readFileSync(join(PROJECT_ROOT, 'migrations/0180-time-zones.sql'), 'utf8'));
    for (const [bad, country, , good] of cases) {
      const rows = await test.sql<{ time_zone: string }>('select time_zone from property where name = $1', [
        `was ${bad}, ${country}`,
      ]);
      expect([bad, country, rows]).toEqual([bad, country, [{ time_zone: good }]]);
    }
  });

  it('SEC-16 the migration’s defaults are those of an address', async () => {
    const text = readFileSync(join(PROJECT_ROOT, 'migrations/0180-time-zones.sql'), 'utf8');
    const rows = [...text.matchAll(/\('([A-Z]{2})', '([A-Z]*)', '([A-Za-z_/]+)'\)/g)];
    expect(rows.length).toBeGreaterThan(60);
    for (const [, country = '', region = '', zone] of rows)
      expect([country, region, usualTimeZone(country, region)]).toEqual([country, region, zone]);
  });

  it('SEC-16 an admin reads for which zones server and database disagree', async () => {
    const check = test.app.get(ZoneCheck);
    expect(
      check.disagreements([{ zone: 'America/Toronto', at: '2026-07-01T12:00:00.000Z', local: '2026-07-01 08:00' }]),
    ).toEqual([]);
    expect(
      check.disagreements([{ zone: 'America/Toronto', at: '2026-07-01T12:00:00.000Z', local: '2026-07-01 07:00' }]),
    ).toEqual(['America/Toronto']);
    const weeks = ['2026-11-09', '2026-11-02', '2026-10-26'].map((at) => ({
      zone: 'America/Toronto',
      at: `${at}T12:00:00.000Z`,
      local: `${at} ${at < '2026-11' ? '08' : '06'}:00`,
    }));
    expect([...check.firstDifferences(weeks)]).toEqual([['America/Toronto', '2026-11-02T12:00:00.000Z']]);
    const admin = await person(test, 'admin');
    const { body } = await test.http('get', '/api/admin/stats', admin.token).expect(200);
    expect(body.system.timeZonesDiffering).toEqual(expect.any(Array));
    expect(body.system.timeZonesDiffering).not.toContain('America/Toronto');
  });
});
