import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '../../../src/contract/languages';
import { LEASE_END_UNDO_DAYS, REQUEST_CLOSES_AFTER_DAYS } from '../../../src/contract/limits';
import { APPOINTMENT_TIMES_MAX, RENEWAL_HORIZON_DAYS } from '../../../src/contract/work-limits';
import { AUTOPAY_DAYS_BETWEEN, AUTOPAY_TRIES } from '../../../src/modules/payments/autopay-count';
import { ONLINE_METHODS } from '../../../src/modules/payments/method-fees';

type Texts = Record<string, string>;
interface Article {
  slug: string;
  title: string;
  text: string[];
}
const json = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const articlesIn = (language: Language) =>
  globSync(`web/src/site/pages/help-center/articles/*.${language}.json`).flatMap((file) => json<Article[]>(file));

/** Pages of the site by their ids, and help articles by `<slug>.<paragraph>`; the title is 0. */
const textsIn = (language: Language): Texts =>
  Object.assign(
    Object.fromEntries(
      articlesIn(language).flatMap(({ slug, title, text }) =>
        [title, ...text].map((part, index) => [`${slug}.${index}`, part]),
      ),
    ),
    ...globSync(`web/src/site/**/${language}.json`).map((file) => json<Texts>(file)),
    json<Texts>(`web/src/features/service-requests/messages/${language}.json`),
  ) as Texts;
const TEXTS = new Map(LANGUAGES.map(({ code }) => [code, textsIn(code)]));
const textOf = (language: Language, id: string) => TEXTS.get(language)?.[id] ?? '';

/** Samples, and what a register says is planned or kept by people, aren't figures of the code. */
const APART = new Set(
  globSync(['web/src/site/**/*claims.json']).flatMap((file) => {
    const {
      sample = {},
      planned = {},
      people = {},
    } = json<Partial<Record<'sample' | 'planned' | 'people', object>>>(file);
    return Object.keys({ ...sample, ...planned, ...people });
  }),
);
const isApart = (id: string) =>
  APART.has(id) || [...APART].some((mark) => mark.endsWith('*') && id.startsWith(mark.slice(0, -1)));

/** Read as text: its classes have decorators, which the client's tests don't know. */
const [, listMax] =
  /LIST_LIMIT = \{[^}]*max: (\d+)/.exec(readFileSync('src/platform/lists/list-query.dto.ts', 'utf8')) ?? [];
const MONTH_DAYS = 30;
const { from, to } = ONLINE_METHODS.bank.businessDays;

/** Figures in digits, in their order. `claims.spec.ts` holds more of them. */
const DIGITS: Readonly<Record<string, readonly number[]>> = {
  'api-documentation.rules.lists.text': [Number(listMax)],
  'help-center.meta.description': [articlesIn('en').length],
  'end-a-lease.1': [LEASE_END_UNDO_DAYS],
  'fragments.fees.speed.days': [from, to],
};

/** Figures in words, in their order; a text may have others, such as “one”. */
const WORDS: Readonly<Record<string, readonly number[]>> = {
  'autopay.2': [AUTOPAY_DAYS_BETWEEN, AUTOPAY_TRIES],
  'payment-methods-fees.1': [from, to],
  'processing-paid-returned.1': [from, to],
  'tours.pay.4': [from, to],
  'appointments.1': [APPOINTMENT_TIMES_MAX],
  'benefits.compare.renew.after': [RENEWAL_HORIZON_DAYS / MONTH_DAYS],
  'property-management.renewals.text': [RENEWAL_HORIZON_DAYS / MONTH_DAYS],
  'landlords.list.spring.title': [RENEWAL_HORIZON_DAYS / MONTH_DAYS],
  'real-estate-investors.renewals.title': [RENEWAL_HORIZON_DAYS / MONTH_DAYS],
  'service-requests.confirm.text': [REQUEST_CLOSES_AFTER_DAYS],
};

/** What is no figure of the code, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  'site.footer.regions.states': 'the number of states that there are, beside those that are named',
  'accessibility.intro': 'the version of a standard',
  'accessibility.seeing.text': 'figures of that standard',
  'accessibility.tested.text': 'the width that the browser tests use',
  'api-documentation.rules.money.text': 'an example of a date, the number of a standard',
  'compliance.data.text': 'the number of a law',
  'compliance.security.text': 'the name of an algorithm',
  'document-management.list.encrypted.text': 'the name of an algorithm',
  'privacy.where.text': 'the name of an algorithm',
  'fragments.fees.cashback': 'compared in figures.spec.ts',
  'rental-marketplace.rating': 'stars are five',
  'add-units.1': 'an example of a label',
  'partial-month.1': 'an example, computed from the days of April',
  'tours.dashboard.4': 'the months of a year',
  'read-the-ledger.1': 'the months of a year',
  'landlords.list.fifth.text': 'before, on and after the due date: the kinds of rent reminders',
  'landlords.list.any.text': 'an example',
  'about.closing.note': 'how long the tour takes to read',
  'product-tour.opening.lead': 'how long the tour takes to read',
  'property-managers.ways.tour.text': 'how long the tour takes to read',
  'stubs.ways.tour.text': 'how long the tour takes to read',
};
/** Prices and bedrooms by which homes are filtered. */
const OPTIONS = /^rental-marketplace\.(price|bedrooms)\./;
/** Pages of law number their headings. */
const HEADING = /^\d+\. \D*$/;

/** `=0` belongs to a plural. */
const digitsOf = (text: string) => [...text.matchAll(/(?<![=\d])\d+/g)].map(([figure]) => Number(figure));

/** From zero on; the variants of French and Spanish that stand before a noun. */
const NUMERALS: Readonly<Record<Language, readonly string[]>> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  fr: ['zéro', 'une?', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  es: ['cero', 'una?', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
};
const COUNTED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)[ \u00a0-](?:failed )?(?:business days|days?|months?|hours?|minutes?|weeks?|years?|reminders|tries|times|suppliers)\b/i;

/** Whether the figures stand in the text one after another, in words or in digits. */
function saysInOrder(text: string, language: Language, figures: readonly number[]): boolean {
  const each = figures.map((figure) => `(?<!\\p{L})(?:${NUMERALS[language][figure]}|${figure})(?!\\p{L})`);
  return new RegExp(each.join('.*'), 'isu').test(text);
}

describe('figures that pages and help articles write out', () => {
  describe.each(LANGUAGES.map(({ code }) => code))('in %s', (language) => {
    it.each(Object.entries(DIGITS))('%s has %j in digits, as the code has', (id, figures) =>
      expect(digitsOf(textOf(language, id)).slice(0, figures.length)).toEqual(figures),
    );

    it.each(Object.entries(WORDS))('%s says %j, as the code does', (id, figures) => {
      const text = textOf(language, id);
      expect({ text, says: saysInOrder(text, language, figures) }).toEqual({ text, says: true });
    });
  });

  const compared = new Set([...Object.keys(DIGITS), ...Object.keys(WORDS), ...Object.keys(OTHERS)]);
  const inClaims = readFileSync('web/src/i18n/claims.spec.ts', 'utf8');
  const isAccountedFor = (id: string) =>
    compared.has(id) || isApart(id) || OPTIONS.test(id) || inClaims.includes(`'${id}'`);
  const written = (has: (text: string) => boolean) =>
    Object.entries(TEXTS.get('en') ?? {})
      .filter(([id, text]) => !id.startsWith('service-requests.') && has(text) && !isAccountedFor(id))
      .map(([id, text]) => `${id}: ${text}`);

  it('are all compared with the code, or have a reason', () =>
    expect([
      ...written((text) => digitsOf(text).length > 0 && !HEADING.test(text)),
      ...written((text) => COUNTED.test(text)),
    ]).toEqual([]));

  it('are found in words, and another one isn’t taken for them', () => {
    expect(COUNTED.test('After three failed tries, autopay stops.')).toBe(true);
    expect(saysInOrder('two days later, after three tries', 'en', [2, 3])).toBe(true);
    expect(saysInOrder('three days later, after two tries', 'en', [2, 3])).toBe(false);
    expect(saysInOrder('deux jours plus tard', 'fr', [3])).toBe(false);
  });
});
