import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { regionName } from '../../src/contract/regions.js';
import { NEXT_RECORDS, REGION_RECORDS } from '../../src/modules/regions/rules/region-records.js';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

const RECORD = 'docs/decisions/0381-rules-that-run-out.md';

/** Region, value and last day of each row of the table. */
const rows = readFileSync(join(PROJECT_ROOT, RECORD), 'utf8')
  .split('\n')
  .filter((line) => /^\| .*\d{4}-\d{2}-\d{2} \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('decision 0381 lists every regional value that has a last day', () => {
  const dated = [...REGION_RECORDS, ...NEXT_RECORDS].filter(({ validTo }) => validTo);
  expect(dated.length).toBeGreaterThan(15);
  const wanted = dated.map(({ region, place, topic, validTo }) => {
    const name = regionName(region, 'en');
    return [place ? `${name}: ${place}` : name, topic === 'deposit_interest', validTo].join();
  });
  const listed = rows.map(([, region, value = '', lastDay]) => [region, value.includes('interest'), lastDay].join());
  expect(listed.toSorted()).toEqual(wanted.toSorted());
});
