import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@contract/languages';
import { expect, it } from '@jest/globals';
import { menus } from './menus';

/** As many characters fit beside the icon in a sidebar of 248 px, also in bold; beside a count fewer. */
const FITS = { alone: 20, counted: 14 };
const COUNTED = ['app.menu.rent', 'app.menu.maintenance', 'app.menu.messages'];

it.each(LANGUAGES.map(({ code }) => code))('a landlord’s menu has no entry that takes two lines, in %s', (language) => {
  const words = JSON.parse(readFileSync(`web/src/app/layouts/messages/${language}.json`, 'utf8')) as Record<
    string,
    string
  >;
  const long = menus.landlord
    .map(({ label }) => ({ label, text: words[label] ?? '' }))
    .filter(({ label, text }) => text.length > (COUNTED.includes(label) ? FITS.counted : FITS.alone));
  expect(long).toEqual([]);
});
