import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@contract/languages';
import { REGIONS } from '@contract/regions';
import { expect, it } from '@jest/globals';

// The footer has the names as text, because the table of regions would be too large for every public page. They must match the
// table.
it.each(LANGUAGES.map(({ code }) => code))('the footer names the regions as the product does in %s', (language) => {
  const words = JSON.parse(readFileSync(`web/src/site/messages/${language}.json`, 'utf8')) as Record<string, string>;
  const named = `${words['site.footer.regions.canada']} ${words['site.footer.regions.states']}`;
  expect(
    REGIONS.filter((region) => !new RegExp(`[ ,:]${region[language]}(?=[,.]| (et|and|y) )`).test(named)).map(
      (region) => region[language],
    ),
  ).toEqual([]);
});
