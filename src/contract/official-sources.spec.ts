import { expect, it } from '@jest/globals';
import { canBeLookedUp, isOfficialSource } from './official-sources.js';

it.each([
  'legisquebec.gouv.qc.ca/CCQ-1904',
  'tal.gouv.qc.ca/changing-a-condition',
  'https://www.tal.gouv.qc.ca/en/lessor-s-right-to-terminate-a-lease/repossessing-a-dwelling',
  'https://www.ontario.ca/page/residential-rent-increases',
  'https://www2.gov.bc.ca/gov/content/housing-tenancy',
  'https://malegislature.gov/Laws/GeneralLaws/PartII/TitleI/Chapter186/Section13',
  'cmhc-schl.gc.ca/manitoba-sheet',
  'gnb.ca/increase',
  'https://nslegislature.ca/legc/bills/64th_1st/3rd_read/b467.htm',
  'http://www.leg.state.fl.us/statutes/index.cfm?URL=83.49.html',
])('%s is a page of an authority', (source) => expect(isOfficialSource(source)).toBe(true));

it.each([
  'mtlblog.com/quebec-rent-increase-2026',
  'https://ontario.ca.example.com/page',
  'https://notontario.ca/page',
  'ualberta.ca/rent',
  'yukon.ca-copy/during-and-after-tenancy',
  'VanIsland landlord guide, quoting news.gov.bc.ca/releases/2026HMA0085-000982',
  'https://example.com/?from=ontario.ca',
  'https://ontario.ca@example.com/',
  'a researcher’s note on the chart of California’s attorney general',
  'ilga.government.example/law',
  '',
])('%s is none', (source) => expect(isOfficialSource(source)).toBe(false));

const LAW = { en: 'Civil Code of Québec, art. 1904' };

it.each([
  ['official', false, null, true],
  ['secondary', false, LAW, true],
  ['secondary', true, null, true],
  ['secondary', false, null, false],
  ['unsure', false, LAW, false],
  ['unsure', true, null, false],
  [null, false, LAW, false],
] as const)('a fact that is %s, checked %s, with the law %j can be looked up: %s', (confidence, checked, law, can) =>
  expect(canBeLookedUp({ confidence, checked, law })).toBe(can),
);
