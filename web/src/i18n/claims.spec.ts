import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '../../../src/contract/languages';
import {
  DEMO_MINUTES,
  ELITE,
  EMAIL_LINK_MINUTES,
  FILE_BYTES,
  IDEMPOTENCY_HOURS,
  NEWSLETTER_CONFIRM_DAYS,
  TRIAL_DAYS,
  VERIFICATION_CODE,
} from '../../../src/contract/limits';
import { RULE_WARNING_DAYS, SUPPLIER_INVITATION_DAYS } from '../../../src/contract/promised-days';
import { RENEWAL_HORIZON_DAYS } from '../../../src/contract/work-limits';
import { brokenTests, silentNotes, unlisted, unmarked, type Claims } from './claims-checks';
import { CLAIMS_OF_PEOPLE } from './claims-of-people-checks';

type Texts = Record<string, string>;
const json = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** An article is promised paragraph by paragraph: `<slug>.1`, `<slug>.2`. Its title is `<slug>.0`. */
function articles(): Texts {
  const all = globSync('web/src/site/pages/help-center/articles/*.en.json').flatMap((file) =>
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

const VISITED = OUTSIDE.map(([folder, beginnings]): [string, Texts] => [
  folder,
  part(join(folder, 'messages', 'en.json'), beginnings),
]);

/** Emails, text messages and letters. */
const SENT = globSync('src/modules/*/messages/en.json').map((file): [string, Texts] => [file, json<Texts>(file)]);

/** Everything that promises something: the public site, help articles, emails, letters and plan lists, each with its register. */
const CATALOGUES: [register: string, texts: Texts][] = [
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
  ['web/src/site/pages/help-center/articles.claims.json', articles()],
];
const inLanguage = (language: Language) =>
  Object.assign(
    {},
    ...globSync([
      `web/src/site/**/${language}.json`,
      `src/modules/*/messages/${language}.json`,
      `web/src/{features,shared}/**/messages/${language}.json`,
    ]).map((file) => json<Texts>(file)),
  ) as Texts;
const everywhere = new Map(LANGUAGES.map(({ code }) => [code, inLanguage(code)]));
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const claimsOf = (register: string) => (existsSync(register) ? json<Claims>(register) : {});

/** Messages of sections and emails are shown on many pages: their notes may be elsewhere. */
const isPage = (register: string) => register.includes('site/pages/') || register.includes('/features/');

describe('the register of claims', () => {
  it('reads the site, the help center, the emails and what visitors read elsewhere', () =>
    expect(CATALOGUES.length).toBeGreaterThan(83));

  it.each(CATALOGUES)('%s marks every message once', (register, texts) =>
    expect(unmarked(claimsOf(register), Object.keys(texts))).toEqual([]),
  );

  it.each(CATALOGUES)('%s names tests that are there', (register) =>
    expect(brokenTests(claimsOf(register), read)).toEqual([]),
  );

  it.each(CATALOGUES)('%s: what is planned or a sample says so on its page', (register, texts) => {
    const isShown = (id: string) => id in texts || id.startsWith('site.') || !isPage(register);
    const shown = (id: string, language: Language) => (isShown(id) ? everywhere.get(language)?.[id] : undefined);
    expect(silentNotes(claimsOf(register), shown)).toEqual([]);
  });

  it.each(
    globSync(['web/src/site/**/*claims.json', 'web/src/{features,shared}/**/claims.json', 'src/modules/*/claims.json']),
  )('%s belongs to a catalogue, and says why where no test can show something', (register) => {
    expect(CATALOGUES.map(([file]) => file)).toContain(register);
    for (const reason of Object.values(claimsOf(register).people ?? {})) expect(reason).toMatch(/\w+ .*\.$/);
  });

  it('excuses no promise as one of people that isn’t on their list', () =>
    expect(
      unlisted(
        CATALOGUES.map(([register]) => claimsOf(register)),
        CLAIMS_OF_PEOPLE,
      ),
    ).toEqual([]));
});

/** Figures that texts write out, in their order. Each must be the constant that the code uses. */
const FIGURES: readonly [id: string, ...figures: number[]][] = [
  ...['verify', 'reset', 'guessed', 'changeEmail'].map((mail): [string, number] => [
    `mail.auth.${mail}.body`,
    EMAIL_LINK_MINUTES,
  ]),
  ['mail.twofactor.code.body', VERIFICATION_CODE.lifeMinutes],
  ['sms.twofactor.code', VERIFICATION_CODE.lifeMinutes],
  ['mail.newsletter.confirm.body', NEWSLETTER_CONFIRM_DAYS],
  ['mail.forms.confirm_trial.body', TRIAL_DAYS.salesAssisted],
  ['mail.forms.confirm_demo.body', DEMO_MINUTES],
  ['forms.trial.meta.title', TRIAL_DAYS.salesAssisted],
  ['forms.trial.meta.description', TRIAL_DAYS.salesAssisted],
  ['forms.trial.lead', TRIAL_DAYS.salesAssisted, TRIAL_DAYS.signUp],
  ['forms.trial.days', TRIAL_DAYS.salesAssisted],
  ['forms.trial.thanks.text', TRIAL_DAYS.salesAssisted],
  ['forms.demo.meta.description', DEMO_MINUTES],
  ['forms.demo.session', DEMO_MINUTES],
  ['auth.register.landlord.intro', TRIAL_DAYS.signUp],
  ['auth.forgot.sentText', EMAIL_LINK_MINUTES],
  ['elite.plan.annual.text', ELITE.moneyBackDays],
  ['chat.service.tenantManagement.points', RENEWAL_HORIZON_DAYS],
  ['mail.suppliers.invitation.body', SUPPLIER_INVITATION_DAYS],
  ['mail.suppliers.sign_in.body', EMAIL_LINK_MINUTES],
  ['suppliers.invitation.mailed', EMAIL_LINK_MINUTES],
  ['mail.landlords.rules_running_out.body', RULE_WARNING_DAYS],
  ['mail.mail-replies.left_out.body', FILE_BYTES.document / 1024 ** 2],
  ['whats-new.releases.r320.text', RENEWAL_HORIZON_DAYS],
  ['home.plans.basic.feature.portal', LANGUAGES.length],
  ['pricing.plans.starter.feature.portal', LANGUAGES.length],
  ['api-documentation.rules.repeat.text', IDEMPOTENCY_HOURS],
];
/** Texts with figures that don't come from the code, with the reason. */
const OTHER_FIGURES: Readonly<Record<string, string>> = {
  'forms.contact.hours.week': 'prescribed hours, shown as a sample',
  'forms.contact.hours.saturday': 'prescribed hours, shown as a sample',
  'forms.inquiry.promise': 'a prescribed promise, shown as a sample',
  'forms.inquiry.sent.text': 'a prescribed promise, shown as a sample',
  'chat.service.contactInfo.points': 'prescribed hours, shown as a sample',
  'announcements.default': 'the prescribed offer',
  'forms.contact.hours.always': 'around the clock, set by the operator',
  'chat.always': 'around the clock, set by the operator',
  'elite.board.priceWrong': 'an example of an amount',
  'mail.webhooks.switched_off.body': 'a status of HTTP',
  'mail.landlords.lease_corrected.body': 'a case of the message in French: the first of a month',
  'mail.backups.failed.body': 'S3 is a name',
  'mail.tenant-notices.unanswered.subject': 'a case of the message: no day is left',
  'reports.column.days_30': 'the name of a column',
  'reports.column.days_60': 'the name of a column',
  'reports.column.days_90': 'the name of a column',
  'reports.column.days_more': 'the name of a column',
  'accountant.readme.file.SHA256SUMS': 'the name of an algorithm',
  'accountant.readme.amounts': 'UTF-8 is a name',
};

/** What a text writes in digits; `=0` belongs to a plural. */
const figuresIn = (text = '') => [...text.matchAll(/(?<![=\d])\d+/g)].map(([figure]) => Number(figure));

describe.each(LANGUAGES.map(({ code }) => code))('figures in %s', (language) => {
  const texts = inLanguage(language);
  it.each(FIGURES)('%s says %d', (id, ...figures) =>
    expect(figuresIn(texts[id]).slice(0, figures.length)).toEqual(figures),
  );

  it.each([...VISITED, ...SENT])('%s writes out no other figure', (_folder, english) => {
    const compared = new Set([...FIGURES.map(([id]) => id), ...Object.keys(OTHER_FIGURES)]);
    expect(Object.keys(english).filter((id) => !compared.has(id) && figuresIn(texts[id]).length > 0)).toEqual([]);
  });
});

describe('the checks', () => {
  const claims: Claims = {
    test: { 'a.promise': 'x.spec.ts › keeps it' },
    planned: { 'a.later': 'a.note' },
    plain: ['a.title', 'a.note', 'b.*'],
  };

  it('find what has no mark, two marks, or nothing to mark', () => {
    expect(unmarked(claims, ['a.promise', 'a.later', 'a.title', 'a.note', 'b.one', 'b.two'])).toEqual([]);
    expect(unmarked(claims, ['a.promise', 'a.later', 'a.note', 'b.one', 'a.new'])).toEqual([
      'a.new has no mark',
      'a.title marks nothing',
    ]);
    expect(unmarked({ test: { 'b.*': 'x' }, plain: ['b.one'] }, ['b.one'])).toEqual([
      'b.one has the marks b.* and b.one',
      'b.*: promises are named one by one',
    ]);
  });

  it('find a promise that was excused, and a line of the list that no one needs', () =>
    expect(unlisted([{ people: { 'a.new': 'Why.', 'a.old': 'Why.' } }], ['a.old', 'a.gone'])).toEqual([
      'a.new is not listed',
      'a.gone is listed for nothing',
    ]));

  it('find a test that was renamed, and a file that was deleted', () => {
    expect(brokenTests(claims, () => "it('keeps it', () => 1)")).toEqual([]);
    // The way in which the formatter breaks a long call.
    expect(brokenTests(claims, () => "it(\n    'keeps it', () => 1)")).toEqual([]);
    expect(brokenTests(claims, () => "it('keeps it well', () => 1)")).toEqual([
      'a.promise: x.spec.ts has no test “keeps it” that runs',
    ]);
    expect(brokenTests(claims, () => undefined)).toEqual(['a.promise: there is no file x.spec.ts']);
  });

  it.each([
    'it.skip',
    'xit',
    'test.fixme',
    'it.todo',
    'describe',
    'describe.skip',
    'test.describe',
    "it.skip.each(['a', 'b'])",
    'it.skip.each`a | b`',
  ])('take no proof from %s', (call) => {
    const source = `it('is another one', () => 1);\n${call}('keeps it', () => 1);\nit('comes later', () => 1)`;
    expect(brokenTests(claims, () => source)).toEqual(['a.promise: x.spec.ts has no test “keeps it” that runs']);
  });

  it.each([
    'describe.skip(',
    'xdescribe(',
    'test.describe.skip(',
    'test.describe.fixme(',
    "describe.skip.each(['a', 'b'])(",
    'describe.skip.each([\n  [1],\n  [2],\n])(',
  ])('take no proof from a test within a group that is left out: %s', (call) => {
    const group = `${call}'a group', () => {\n  it('keeps it', () => {\n    fail();\n  });\n});\n`;
    expect(brokenTests(claims, () => group)).toEqual(['a.promise: x.spec.ts has no test “keeps it” that runs']);
    // What comes after the group runs.
    expect(brokenTests(claims, () => `${group}it('keeps it', () => 1);\n`)).toEqual([]);
    const indented = group.replaceAll(/^(?=.)/gm, '  ');
    expect(brokenTests(claims, () => `describe('all', () => {\n${indented}});\n`)).toHaveLength(1);
  });

  it.each(['it.each([1, 2])', 'it.each<[string, number]>([])', 'it.each`a | b`', 'test', 'test.only'])(
    'take proof from %s',
    (call) => {
      expect(brokenTests(claims, () => `it.skip('another one', () => 1);\n${call}('keeps it', () => 1)`)).toEqual([]);
    },
  );

  it('find a note that does not say so, and one that is not on the page', () => {
    const note = { en: 'Not available yet', fr: 'Pas encore offert', es: 'Aún no está disponible' };
    expect(silentNotes(claims, (_id, language) => note[language])).toEqual([]);
    expect(silentNotes(claims, (_id, language) => (language === 'es' ? 'Disponible' : note[language]))).toEqual([
      'a.later: a.note does not say in es that this is planned',
    ]);
    expect(silentNotes(claims, () => undefined)).toEqual(['a.later: the page has no message a.note']);
  });
});
