import { expect, it } from '@jest/globals';
import { isOfficialSource } from './official-sources.js';

it.each([
  'legisquebec.gouv.qc.ca/CCQ-1904',
  'tal.gouv.qc.ca/changing-a-condition',
  'https://www.tal.gouv.qc.ca/en/lessor-s-right-to-terminate-a-lease/repossessing-a-dwelling',
  'https://www.ontario.ca/page/residential-rent-increases',
  'https://www2.gov.bc.ca/gov/content/housing-tenancy',
  'https://malegislature.gov/Laws/GeneralLaws/PartII/TitleI/Chapter186/Section13',
  'cmhc-schl.gc.ca/manitoba-sheet',
  'gnb.ca/increase',
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
