import type { FlatRule, RegionTopic } from '@contract/region-rules';
import type { Formats } from '@i18n/formats';
import type { useT } from '@i18n/messages';

type T = ReturnType<typeof useT>;

/** What the sentences are made with. Amounts are in the currency of the region. */
interface Pen {
  t: T;
  formats: Pick<Formats, 'money' | 'number'>;
  currency: string;
  language: string;
}

type Writer = (rule: FlatRule, pen: Pen) => (string | false)[];

const numberAt = (rule: FlatRule, path: string): number | null => {
  const value = rule[path];
  return typeof value === 'number' ? value : null;
};
const wordsAt = (rule: FlatRule, path: string): string | null => {
  const value = rule[path];
  return typeof value === 'string' ? value : null;
};
const share = ({ formats }: Pen, value: number, unit: number) =>
  formats.number(value / unit, { style: 'percent', maximumFractionDigits: 4 });

/** `60 days`, `3 months`, or both together; null where the rule has no such period. */
function period(rule: FlatRule, prefix: string, { t }: Pen): string | null {
  const days = numberAt(rule, `${prefix}days`);
  const months = numberAt(rule, `${prefix}months`);
  if (days === null && months === null) return null;
  const parts = [
    ...(months === null ? [] : [t('region-rules.months', { count: months })]),
    ...(days === null ? [] : [t('region-rules.days', { count: days })]),
  ];
  if (parts.length < 2) return parts[0] ?? null;
  const [one = '', other = ''] = parts;
  return t(rule[`${prefix}longer`] === true ? 'region-rules.longerOf' : 'region-rules.bothOf', { one, other });
}

/** Where the first day that counts is the one after the notice. */
function dayOfNotice(rule: FlatRule, { t }: Pen): string | false {
  const counts = Object.entries(rule).some(([path, value]) => /(^|\.)fullMonths$/.test(path) && value === true);
  return counts && t('region-rules.dayOfNotice');
}

const rentCap: Writer = (rule, pen) => {
  const [cap, guideline] = [numberAt(rule, 'millionths'), numberAt(rule, 'guidelineMillionths')];
  return [
    cap === null
      ? pen.t('region-rules.rent_cap.none')
      : pen.t('region-rules.rent_cap.limit', { percent: share(pen, cap, 1_000_000) }),
    guideline !== null && pen.t('region-rules.rent_cap.guideline', { percent: share(pen, guideline, 1_000_000) }),
  ];
};

const increaseInterval: Writer = (rule, pen) => {
  const time = period(rule, '', pen);
  return [time !== null && pen.t('region-rules.increase_interval.least', { time })];
};

const increaseNotice: Writer = (rule, pen) => {
  const { t } = pen;
  const window = (prefix: string) => {
    const most = numberAt(rule, `${prefix}atMostMonths`);
    return {
      time: period(rule, prefix, pen),
      most: most === null ? '' : t('region-rules.months', { count: most }),
      between: most === null ? 'no' : 'yes',
    };
  };
  const [usual, short, open] = [window(''), window('shortTerm.'), window('withoutTerm.')];
  const large = period(rule, 'largeIncrease.notice.', pen);
  const over = numberAt(rule, 'largeIncrease.overMillionths');
  const form = wordsAt(rule, 'form');
  return [
    usual.time !== null && t('region-rules.increase_notice.least', usual),
    short.time !== null && t('region-rules.increase_notice.short', short),
    open.time !== null && t('region-rules.increase_notice.withoutTerm', open),
    large !== null &&
      over !== null &&
      t('region-rules.increase_notice.large', { percent: share(pen, over, 1_000_000), time: large }),
    rule['notWithinTerm'] === true && t('region-rules.increase_notice.notWithinTerm'),
    form !== null && t('region-rules.increase_notice.form', { form }),
    dayOfNotice(rule, pen),
  ];
};

const PERIODS = [
  'landlord',
  'landlordAfterYear',
  'landlordAfterTwoYears',
  'ownUse',
  'sale',
  'renovation',
  'shortTerm',
  'firstTerm',
  'tenant',
] as const;

const endOfTerm: Writer = (rule, pen) => {
  const { t } = pen;
  const follows = wordsAt(rule, 'follows');
  const afterMonths = numberAt(rule, 'causeAfterMonths');
  const periods = PERIODS.map((side) => {
    const time = period(rule, `${side}.`, pen);
    return time !== null && t(`region-rules.end_of_term.${side}`, { time });
  });
  return [
    (follows === 'month_to_month' || follows === 'renews' || follows === 'ends') &&
      t(`region-rules.end_of_term.follows.${follows}`),
    rule['causeRequired'] === true &&
      // Where it renews, the end of a term is no reason. Elsewhere it may be one (Washington, a first term): notes say which.
      t(`region-rules.end_of_term.${follows === 'renews' ? 'causeRequired' : 'causeToEnd'}`),
    afterMonths !== null &&
      t('region-rules.end_of_term.causeAfter', { time: t('region-rules.months', { count: afterMonths }) }),
    ...periods,
    rule['ownUseConditions'] === true && t('region-rules.end_of_term.ownUseConditions'),
    rule['termCounts'] === true && t('region-rules.end_of_term.termCounts'),
    rule['periodicOnly'] === true && periods.some(Boolean) && t('region-rules.end_of_term.periodicOnly'),
    rule['fixedTermOnly'] === true && periods.some(Boolean) && t('region-rules.end_of_term.fixedTermOnly'),
    rule['endsWithPeriod'] === true && t('region-rules.end_of_term.endsWithPeriod'),
    dayOfNotice(rule, pen),
  ];
};

const FORMS = ['ownUse', 'sale', 'renovation', 'nonpayment', 'breach', 'agreement'] as const;

const noticeForm: Writer = (rule, { t, language }) => [
  rule['required'] === true && t('region-rules.notice_form.required'),
  ...FORMS.map((ground) => {
    const form = (language === 'fr' ? wordsAt(rule, `french.${ground}`) : null) ?? wordsAt(rule, ground);
    return form !== null && t(`region-rules.notice_form.${ground}`, { form });
  }),
];

const entryNotice: Writer = (rule, { t }) => {
  const hours = numberAt(rule, 'hours');
  return [hours !== null && t('region-rules.entry_notice.least', { hours })];
};

/** `half a month’s rent`; quarters that have no words of their own as a number of months. */
const monthsOfRent = (quarters: number, { t }: Pen) =>
  t('region-rules.monthsOfRent', { quarters, months: quarters / 4 });

const deposit: Writer = (rule, pen) => {
  const { t } = pen;
  const most = numberAt(rule, 'quarterMonths');
  const pet = numberAt(rule, 'petQuarterMonths');
  const small = numberAt(rule, 'smallOwnerQuarterMonths');
  const said =
    most === null
      ? t('region-rules.deposit.none')
      : most === 0
        ? t('region-rules.deposit.banned')
        : t('region-rules.deposit.limit', { amount: monthsOfRent(most, pen) });
  return [
    said,
    rule['only'] === 'last_month_rent' && t('region-rules.deposit.lastMonth'),
    pet !== null && t('region-rules.deposit.pet', { amount: monthsOfRent(pet, pen) }),
    small !== null && t('region-rules.deposit.smallOwner', { amount: monthsOfRent(small, pen) }),
  ];
};

const depositReturn: Writer = (rule, { t }) => {
  const days = numberAt(rule, 'days');
  const kind = rule['businessDays'] === true ? 'businessDays' : 'days';
  return [
    days !== null && t(`region-rules.deposit_return.${kind}`, { days }),
    rule['notForRent'] === true && t('region-rules.deposit_return.notForRent'),
  ];
};

/** The fixed sum and the share of the rent, as far as there are both. */
function feeLimit(rule: FlatRule, pen: Pen): string | null {
  const { t, formats, currency } = pen;
  const [fixed, rate, above] = ['fixedCents', 'rentBasisPoints', 'rentAboveCents'].map((path) =>
    numberAt(rule, `limit.${path}`),
  );
  const sum = fixed === null || fixed === undefined ? null : formats.money(fixed, currency, { fraction: 'auto' });
  const ofRent =
    rate === null || rate === undefined
      ? null
      : t(above === null || above === undefined ? 'region-rules.late_fee.share' : 'region-rules.late_fee.shareAbove', {
          percent: share(pen, rate, 10_000),
          amount: above === null || above === undefined ? '' : formats.money(above, currency, { fraction: 'auto' }),
        });
  if (sum === null || ofRent === null) return sum ?? ofRent;
  const take = wordsAt(rule, 'limit.take');
  const both = take === 'lesser' || take === 'greater' ? take : 'both';
  return t(`region-rules.late_fee.${both}`, { sum, share: ofRent });
}

const lateFee: Writer = (rule, pen) => {
  const { t, formats, currency } = pen;
  if (rule['banned'] === true) return [t('region-rules.late_fee.banned')];
  const [days, perDay, cap, large] = [
    numberAt(rule, 'afterDays'),
    numberAt(rule, 'limit.perLaterDayCents'),
    numberAt(rule, 'limit.capCents'),
    numberAt(rule, 'limit.largeBuildingBasisPoints'),
  ];
  const limit = feeLimit(rule, pen);
  const money = (cents: number) => formats.money(cents, currency, { fraction: 'auto' });
  return [
    days !== null && t('region-rules.late_fee.afterDays', { count: days }),
    limit !== null && t('region-rules.late_fee.limit', { limit }),
    large !== null && t('region-rules.late_fee.large', { percent: share(pen, large, 10_000) }),
    perDay !== null && t('region-rules.late_fee.perDay', { amount: money(perDay) }),
    cap !== null && t('region-rules.late_fee.cap', { amount: money(cap) }),
  ];
};

const returnedPayment: Writer = (rule, { t, formats, currency }) => {
  const fixed = numberAt(rule, 'fixedCents');
  const bank = rule['bankCharge'] === true;
  if (fixed === null) return [bank && t('region-rules.returned_payment.bank')];
  const amount = formats.money(fixed, currency, { fraction: 'auto' });
  return [t(bank ? 'region-rules.returned_payment.both' : 'region-rules.returned_payment.fixed', { amount })];
};

const surcharge: Writer = (rule, { t }) => {
  if (rule['allowed'] !== true) return [t('region-rules.surcharge.banned')];
  const way = rule['freeWayRequired'] === true ? 'withFreeWay' : 'allowed';
  const fees = rule['cardsOnly'] === true ? 'cards' : 'all';
  return [t(`region-rules.surcharge.${way}`, { fees })];
};

const WRITERS: Readonly<Partial<Record<RegionTopic, Writer>>> = {
  rent_cap: rentCap,
  increase_interval: increaseInterval,
  increase_notice: increaseNotice,
  end_of_term: endOfTerm,
  notice_form: noticeForm,
  entry_notice: entryNotice,
  deposit,
  deposit_return: depositReturn,
  late_fee: lateFee,
  returned_payment: returnedPayment,
  surcharge,
};

/** What the values of a rule say, in the reader's language; empty for a topic without an automatic rule. */
export function ruleSentences(topic: RegionTopic, rule: FlatRule, pen: Pen): string[] {
  return (WRITERS[topic]?.(rule, pen) ?? []).filter((sentence): sentence is string => typeof sentence === 'string');
}
