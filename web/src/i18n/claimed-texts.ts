// What promises something, catalogue by catalogue: read by the tests of claims and of the figures in them.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '../../../src/contract/languages';
import type { Claims } from './claims-checks';

export type Texts = Record<string, string>;
const json = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** An article is promised paragraph by paragraph: `<slug>.1`, `<slug>.2`. Its title is `<slug>.0`. */
export function articles(language: Language): Texts {
  const all = globSync(`web/src/site/pages/help-center/articles/*.${language}.json`).flatMap((file) =>
    json<{ slug: string; title: string; text: string[] }[]>(file),
  );
  return Object.fromEntries(
    all.flatMap(({ slug, title, text }) => [title, ...text].map((part, index) => [`${slug}.${index}`, part])),
  );
}

/** The part of a catalogue that visitors read, by the beginnings of its ids; all of it where none are given. */
function part(file: string, beginnings?: readonly string[]): Texts {
  const texts = json<Texts>(file);
  if (!beginnings) return texts;
  return Object.fromEntries(Object.entries(texts).filter(([id]) => beginnings.some((start) => id.startsWith(start))));
}

/** What visitors read, or what sells, outside of the site's folders. Of the sign-in, the labels of its forms aren't in the register. */
const OUTSIDE: [folder: string, beginnings?: readonly string[]][] = [
  ['web/src/features/forms'],
  ['web/src/features/chat'],
  ['web/src/features/cookies'],
  ['web/src/features/suppliers/invitation'],
  ['web/src/features/on-call/alert'],
  ['web/src/features/elite'],
  ['web/src/features/billing'],
  ['web/src/features/announcements'],
  ['web/src/shared/subscriptions'],
  [
    'web/src/features/auth',
    [
      'auth.slogan',
      'auth.companyFixed',
      'auth.door.',
      'auth.login.meta.',
      'auth.login.intro',
      'auth.register',
      'auth.code',
      'auth.setup.',
      'auth.home.',
      'auth.admin.meta.',
      'auth.staff.meta.',
    ],
  ],
  ['web/src/features/auth/links'],
];

/** Everything that promises something: the public site, help articles, emails, letters and plan lists, each with its register. */
export const CATALOGUES: [register: string, texts: Texts][] = [
  ...globSync('web/src/site/**/en.json').map(
    (file) => [join(dirname(file), 'claims.json'), json<Texts>(file)] as [string, Texts],
  ),
  ...globSync('src/modules/*/messages/en.json').map(
    (file) => [join(dirname(file), '..', 'claims.json'), json<Texts>(file)] as [string, Texts],
  ),
  ...OUTSIDE.map(([folder, beginnings]): [string, Texts] => [
    join(folder, 'claims.json'),
    part(join(folder, 'messages', 'en.json'), beginnings),
  ]),
  ['web/src/site/pages/help-center/articles.claims.json', articles('en')],
];
export const inLanguage = (language: Language) =>
  Object.assign(
    {},
    ...globSync([
      `web/src/site/**/${language}.json`,
      `src/modules/*/messages/${language}.json`,
      `web/src/{features,shared}/**/messages/${language}.json`,
    ]).map((file) => json<Texts>(file)),
  ) as Texts;
export const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
export const claimsOf = (register: string) => (existsSync(register) ? json<Claims>(register) : {});
