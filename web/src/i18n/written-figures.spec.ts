import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '../../../src/contract/languages';
import {
  DEMO_MINUTES,
  ELITE,
  EMAIL_LINK_MINUTES,
  FILE_BYTES,
  IDEMPOTENCY_HOURS,
  LEASE_END_UNDO_DAYS,
  NEWSLETTER_CONFIRM_DAYS,
  REQUEST_CLOSES_AFTER_DAYS,
  TRIAL_DAYS,
  VERIFICATION_CODE,
} from '../../../src/contract/limits';
import {
  AUTOPAY_DAYS_BETWEEN,
  AUTOPAY_TRIES,
  BACKUP_OVERDUE_DAYS,
  BANK_BUSINESS_DAYS,
  RULE_WARNING_DAYS,
  SUPPLIER_INVITATION_DAYS,
} from '../../../src/contract/promised-days';
import { APPOINTMENT_TIMES_MAX, RENEWAL_HORIZON_DAYS } from '../../../src/contract/work-limits';
import { articles, CATALOGUES, claimsOf, inLanguage, type Texts } from './claimed-texts';

const TEXTS = new Map(
  LANGUAGES.map(({ code }): [Language, Texts] => [code, { ...inLanguage(code), ...articles(code) }]),
);
const textOf = (language: Language, id: string) => TEXTS.get(language)?.[id] ?? '';

/** Read as text: its classes have decorators, which the client's tests don't know. */
const [, listMax] =
  /LIST_LIMIT = \{[^}]*max: (\d+)/.exec(readFileSync('src/platform/lists/list-query.dto.ts', 'utf8')) ?? [];
const MONTH_DAYS = 30;
const { from, to } = BANK_BUSINESS_DAYS;

/** Figures in digits, in their order. Each must be the constant that the code uses. */
const DIGITS: readonly [id: string, ...figures: number[]][] = [
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
  ['api-documentation.rules.lists.text', Number(listMax)],
  ['help-center.meta.description', Object.keys(articles('en')).filter((id) => id.endsWith('.0')).length],
  ['end-a-lease.1', LEASE_END_UNDO_DAYS],
  ['fragments.fees.speed.days', from, to],
];

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
  'mail.admin.alert.subject': [BACKUP_OVERDUE_DAYS],
  'mail.admin.alert.body': [BACKUP_OVERDUE_DAYS],
};

/** What is no figure of the code, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
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
const digitsOf = (text = '') => [...text.matchAll(/(?<![=\d])\d+/g)].map(([figure]) => Number(figure));

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

const COMPARED = new Set([...DIGITS.map(([id]) => id), ...Object.keys(WORDS), ...Object.keys(OTHERS)]);

/** The texts of a catalogue whose figures no code promises: samples, what is planned, and what people keep. */
function apartIn(register: string): (id: string) => boolean {
  const { sample = {}, planned = {}, people = {} } = claimsOf(register);
  const marks = Object.keys({ ...sample, ...planned, ...people });
  return (id) => marks.some((mark) => mark === id || (mark.endsWith('*') && id.startsWith(mark.slice(0, -1))));
}

describe.each(LANGUAGES.map(({ code }) => code))('figures in %s', (language) => {
  it.each(DIGITS)('%s says %d', (id, ...figures) =>
    expect(digitsOf(textOf(language, id)).slice(0, figures.length)).toEqual(figures),
  );

  it.each(Object.entries(WORDS))('%s says %j in words or digits', (id, figures) => {
    const text = textOf(language, id);
    expect({ text, says: saysInOrder(text, language, figures) }).toEqual({ text, says: true });
  });

  it.each(CATALOGUES)('%s writes out no other figure', (register, english) => {
    const isApart = apartIn(register);
    const isWritten = (id: string) => {
      const text = textOf(language, id);
      return (digitsOf(text).length > 0 && !HEADING.test(text)) || (language === 'en' && COUNTED.test(text));
    };
    const found = Object.keys(english).filter((id) => isWritten(id) && !isApart(id) && !OPTIONS.test(id));
    expect(found.filter((id) => !COMPARED.has(id))).toEqual([]);
  });
});

it('figures are found in words, and another one isn’t taken for them', () => {
  expect(COUNTED.test('After three failed tries, autopay stops.')).toBe(true);
  expect(saysInOrder('two days later, after three tries', 'en', [2, 3])).toBe(true);
  expect(saysInOrder('three days later, after two tries', 'en', [2, 3])).toBe(false);
  expect(saysInOrder('deux jours plus tard', 'fr', [3])).toBe(false);
});
