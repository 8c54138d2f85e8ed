import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sentencesIn } from '../../../scripts/spelling/sentences.mjs';
import * as deposits from '../../../src/modules/regions/data/words/facts-of-deposits';
import * as rents from '../../../src/modules/regions/data/words/facts-of-rents';
import * as terms from '../../../src/modules/regions/data/words/facts-of-terms';
import { catalogueFiles, catalogueFolders } from '../../tools/catalogues.mjs';
import {
  britishIn,
  callsChargesFees,
  misplaced,
  uncountedFigures,
  unlikeUs,
  type Allowed,
  type Kept,
} from './voice-checks';

/** Messages that may use a word of the list, with the reason. */
const ALLOWED: Allowed = {
  'forms.reason.mediaPress': 'prescribed: a reason to write to us',
  'support.reason.mediaPress': 'prescribed: a reason to write to us',
  'forms.contact.meta.description': 'the press, as a trade',
  'site.footer.press': 'the press, as a trade',
  'news-press.meta.title': 'the press, as a trade',
  'news-press.meta.description': 'the press, as a trade',
  'news-press.title': 'the press, as a trade',
  'news-press.lead': 'the press, as a trade',
};

/** What a program says, and the words of it that aren't what they seem. */
const SENTENCES: Allowed = {
  'scripts/postgres/account.mjs: nobody': 'the name of an account of the operating system',
  'src/modules/demo/demo-street.ts: bearing': 'a part of a machine',
};

/** Figures outside of plurals, with the reason. */
const BARE_FIGURES: Allowed = {
  'chat.responseTime': 'prescribed: three minutes',
  'imports.preview.first': 'always many',
  'admin.overview.thisWeek': 'the word does not agree with the figure',
  'landlords.street.overdue': 'the word does not agree with the figure',
};

/** Landlords and their staff; catalogues that only they read. */
const LANDLORDS =
  /^(landlords\.(?!letter)|renewals\.|ledger\.|imports\.|expenses\.|reports\.|lease-renewals\.|rent\.|billing\.|documents\.(?!lease|rules|tenant))/;
const TENANTS =
  /^(payments\.(?!setup|reconcile|admin)|messages\.tenant|mail\.payments|tenant-notices\.|documents\.(lease|tenant)\.)/;
/** Screens behind sign-in, sign-in itself, forms, mails and help articles: the site's own pages are left out before. */
const APP = /^/;

/** Words that belong to one kind of text. */
const KEPT: readonly Kept[] = [
  {
    language: 'fr',
    word: /(?<!\p{L})propriétés?(?!\p{L})/iu,
    outOf: APP,
    allowed: {
      'forms.trial.lead': 'the public form: marketing says propriété',
      'forms.propertyCount': 'the public form: marketing says propriété',
      'forms.error.propertyCount': 'the public form: marketing says propriété',
      'forms.field.propertyCount': 'the label of the public form',
      'admin.forms.field.propertyCount': 'the label of the public form',
      'crm.field.propertyCount': 'the label of the public form',
    },
  },
  {
    language: 'es',
    word: /(?<!\p{L})hogar(es)?(?!\p{L})/iu,
    outOf: APP,
    allowed: {
      'auth.slogan': 'the slogan',
      'landlords.letter.title': 'a welcome',
      'landlords.letter.closing': 'a welcome',
    },
  },
  {
    language: 'es',
    word: /(?<!\p{L})hogar(es)?(?!\p{L})/iu,
    outOf: APP,
    onSite: true,
    allowed: {
      'site.logo': 'the slogan',
      'home.hero.title': 'the slogan of the landing page',
      'home.impact.title': 'the slogan of the charity program',
      'community-impact.opening.title': 'the slogan of the charity program',
      'about.opening.title': 'a slogan',
      'tenants.opening.title': 'a slogan',
      'philanthropy.values.dignity.text': 'a slogan',
      'philanthropy.programmes.warm.title': 'the name of a program',
    },
  },
  // Letters are read by tenants.
  { language: 'es', word: /(?<!\p{L})(?<!oficina de )viviendas?(?!\p{L})/iu, outOf: LANDLORDS, allowed: {} },
  {
    language: 'es',
    word: /(?<!\p{L})unidad(es)?(?!\p{L})/iu,
    outOf: TENANTS,
    allowed: {
      'payments.home.address': 'a part of the address',
      'documents.lease.homeAddress': 'a part of the address',
      'payments.list.column.unit': 'a column of a file for landlords',
    },
  },
];

/** Pages that sell say *propriété*. Pages that explain the screens say *immeuble*, as the screens do. */
const MARKETING =
  'case-studies,enterprise-solutions,features,mobile-app,pricing,property-managers,real-estate-investors,whats-new';

type Messages = Record<string, string>;
const LANGUAGES = ['en', 'fr', 'es'] as const;
const filesIn = (language: string) => [
  ...new Set(
    [...catalogueFolders(resolve('web/src')).values()].flatMap((folders) => catalogueFiles(folders, language)),
  ),
  ...globSync(`src/{modules/*,platform/i18n}/messages/${language}.json`),
];
/** Help articles by their address and paragraph. */
const articlesIn = (language: string): Messages =>
  Object.fromEntries(
    globSync(`web/src/site/pages/help-center/articles/*.${language}.json`)
      .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as { slug: string; title: string; text: string[] }[])
      .flatMap(({ slug, title, text }) => [title, ...text].map((part, index) => [`help:${slug}.${index}`, part])),
  );
const textsIn = (language: string) =>
  Object.assign(
    articlesIn(language),
    ...filesIn(language).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Messages),
  ) as Messages;
const texts = Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(language)])) as Record<
  (typeof LANGUAGES)[number],
  Messages
>;

/** Texts of the public site. */
const onSite = (language: (typeof LANGUAGES)[number]): Messages =>
  Object.assign(
    {},
    ...globSync(`web/src/site/**/${language}.json`).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Messages),
  ) as Messages;

/** Texts that are not the public site's: its pages share prefixes with catalogues of features. */
function behindTheSite(language: (typeof LANGUAGES)[number]): Messages {
  const site = onSite(language);
  return Object.fromEntries(Object.entries(texts[language]).filter(([id]) => !(id in site)));
}

/** What tenants and landlords read of the rules of their region. */
const FACTS = [deposits, rents, terms].flatMap((words) =>
  Object.values(words).flatMap((facts) => Object.values(facts)),
);

describe('the voice', () => {
  it.each(LANGUAGES)('is kept to in %s', (language) => {
    const complaints = Object.entries(texts[language]).flatMap(([id, text]) =>
      id in ALLOWED ? [] : unlikeUs(text, language).map((found) => `${id}: ${found}`),
    );
    expect(complaints).toEqual([]);
  });

  it('is American in the demo and in the words of errors, which no catalogue has', () => {
    const files = globSync(['src/modules/demo/*.ts', 'src/contract/{reasons,errors}.ts']);
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap((file) => britishIn(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`))).toEqual(
      [],
    );
  });

  it('is kept to in the terminal, the documentation of the API, the demo and the words of errors', () => {
    const files = globSync([
      'scripts/**/*.mjs',
      'src/*.ts',
      'src/platform/**/*.ts',
      'src/modules/**/*.ts',
      'src/contract/{reasons,errors}.ts',
    ]).filter((file) => !/\.spec\.ts$|^src\/(?:metadata\.ts|modules\/regions\/data\/)/.test(file));
    expect(files.length).toBeGreaterThan(1300);
    const found = files.flatMap((file) =>
      sentencesIn(readFileSync(file, 'utf8')).flatMap((text) => unlikeUs(text, 'en').map((word) => `${file}: ${word}`)),
    );
    expect(found.filter((complaint) => !(complaint in SENTENCES))).toEqual([]);
    expect(Object.keys(SENTENCES).filter((complaint) => !found.includes(complaint))).toEqual([]);
  });

  it.each(LANGUAGES)('is kept to in the facts about regions in %s', (language) => {
    expect(FACTS.length).toBeGreaterThan(200);
    expect(
      FACTS.flatMap((fact) => unlikeUs(fact[language] ?? '', language).map((found) => `${fact[language]}: ${found}`)),
    ).toEqual([]);
  });

  it('is kept to in the words of France', () => {
    const local = JSON.parse(readFileSync('web/src/i18n/fr-FR.json', 'utf8')) as Messages;
    expect(
      Object.entries(local).flatMap(([id, text]) => unlikeUs(text, 'fr').map((found) => `${id}: ${found}`)),
    ).toEqual([]);
  });

  it('distinguishes charges from fees in French', () => {
    expect(
      Object.entries(texts.fr)
        .filter(([id, text]) => callsChargesFees(text, texts.en[id] ?? ''))
        .map(([id]) => id),
    ).toEqual([]);
  });

  it('puts figures that count something into plurals', () => {
    const complaints = LANGUAGES.flatMap((language) =>
      Object.entries(texts[language]).flatMap(([id, text]) =>
        id in BARE_FIGURES ? [] : uncountedFigures(text).map((found) => `${language} ${id}: ${found}`),
      ),
    );
    expect(complaints).toEqual([]);
    for (const id of Object.keys(BARE_FIGURES))
      expect(LANGUAGES.some((language) => uncountedFigures(texts[language][id] ?? '').length > 0)).toBe(true);
  });

  it('says propriété on the French pages that sell', () => {
    const files = globSync(`web/src/site/pages/{${MARKETING}}/fr.json`);
    expect(files).toHaveLength(MARKETING.split(',').length);
    expect(files.filter((file) => /immeuble/iu.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each(KEPT)('keeps $word out of where it has no place, in $language', (kept) => {
    const read = kept.onSite ? onSite(kept.language) : behindTheSite(kept.language);
    expect(misplaced(kept, read)).toEqual([]);
    expect(
      Object.keys(kept.allowed).filter((id) => !kept.outOf.test(id) || !kept.word.test(texts[kept.language][id] ?? '')),
    ).toEqual([]);
  });

  it('allows nothing that no message needs', () => {
    expect(Object.keys(ALLOWED).filter((id) => unlikeUs(texts.en[id] ?? '', 'en').length === 0)).toEqual([]);
  });
});

describe('the checks of the voice', () => {
  it.each([
    ['en', 'Somebody changed this'],
    ['en', 'It stands below'],
    ['en', 'Mend the lines'],
    ['en', 'Press the button'],
    ['en', 'Top-floor corner flat'],
    ['en', 'It counts towards a home'],
    ['en', 'What you let, and what is vacant'],
    ['en', 'It has been let, or withdrawn'],
    ['en', '{n, plural, one {It runs by itself} other {#}}'],
    ['en', 'Hello {name},\n\nyour trial ends'],
    ['fr', 'Bonjour {name},\n\nvotre essai prend fin'],
    ['es', 'Hola, {name}:\n\nsu prueba termina'],
    ['fr', 'Vous êtes désabonné'],
    ['fr', "l'{name}"],
    ['fr', 'Avant {product}: ce que'],
    ['fr', 'Avant {product} : ce que'],
    ['es', 'Pregunte a su propietario'],
    ['es', 'Elija «Salir»'.replace('»', '”')],
    ['fr', 'Vous êtes connecté en tant que'],
    ['fr', 'Vous avez été invité'],
    ['es', 'Bienvenido a casa'],
    ['es', 'Nosotros lo llamaremos'],
    ['es', 'Si está inscrito para cobrar impuestos'],
    ['es', 'Usted ya está registrado'],
    ['es', 'Alquilo mi casa'],
    ['es', 'Cuando alquile una vivienda'],
    ['es', 'La están alquilando'],
  ] as const)('find what is wrong in %s: %s', (language, text) => expect(unlikeUs(text, language)).toHaveLength(1));

  it.each([
    ['en', 'An understandable, impressive lease'],
    ['en', 'A flat fee, a flat-rate plan, and we let you know'],
    ['en', '{state, select, cancelled {Canceled} other {Open}}'],
    ['fr', 'Avant {product}\u00a0: ce que'],
    ['es', 'El propietario'],
    ['fr', 'Vous êtes chez vous'],
    ['fr', 'L’appareil est connecté'],
    ['es', 'Le damos la bienvenida'],
    ['es', 'El pago está registrado'],
    ['es', 'El mercado de alquiler, y los alquileres'],
  ] as const)('find nothing in %s in: %s', (language, text) => expect(unlikeUs(text, language)).toEqual([]));

  it('know the sentences of a program from its code and its comments', () => {
    expect(
      sentencesIn(
        "// 'A comment of ours'\nconst a = 'name'; fail(`The file ${a} is gone`, 'It is here'); f(`A ${b(`c d`)}`);",
      ),
    ).toEqual(['The file   is gone', 'It is here']);
  });

  it('find figures that have to agree with a word', () => {
    expect(
      [
        '{count} units',
        '{won, number} ganados, {lost, number} perdidos',
        '{hours, plural, one {# hour} other {# hours}}',
        '{count}',
        '{won, number} won',
        'Use at most {max, number} lines.',
      ].map((text) => uncountedFigures(text).length),
    ).toEqual([1, 2, 0, 0, 0, 0]);
  });

  it('find a word out of place', () => {
    const kept = KEPT[0] as Kept;
    expect(
      misplaced(kept, {
        'landlords.x': 'Vos propriétés',
        'help:x.0': 'Vos propriétés',
        'landlords.y': 'Copropriété',
        'forms.propertyCount': 'Propriétés',
      }),
    ).toEqual(['landlords.x: Vos propriétés', 'help:x.0: Vos propriétés']);
  });

  it('know a charge from a fee', () => {
    expect([
      callsChargesFees('Frais', 'Charge'),
      callsChargesFees('Frais', 'Late fee'),
      callsChargesFees('Sans frais', 'Free of charge'),
    ]).toEqual([true, false, false]);
  });
});
