import { parseAmount, typedAmount } from '@contract/amount-text';
import { isDay } from '@contract/days';
import { parsePercent, typedPercent } from '@contract/percent-text';
import { looksLikePhone } from '@contract/phones';
import type { MessageId } from '@i18n/message-ids';
import { string } from 'yup';

export type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

/**
 * Validation rules for fields. Values are the texts that people type. Formik passes an empty one as undefined, hence the
 * defaults.
 */
export const rules = {
  required: (t: Translate, max: number) =>
    string().trim().required(t('parts.form.required')).max(max, t('parts.form.tooLong', { max })),

  optional: (t: Translate, max: number) =>
    string().trim().defined().default('').max(max, t('parts.form.tooLong', { max })),

  email: (t: Translate) =>
    string()
      .trim()
      .required(t('parts.form.required'))
      .matches(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, t('parts.form.email')),

  /** A text that could be a phone number. The server knows the home's country and its numbers. */
  phone: (t: Translate) =>
    string()
      .trim()
      .defined()
      .default('')
      .max(40, t('parts.form.tooLong', { max: 40 }))
      .test('phone', t('parts.form.phone'), (value) => value === '' || looksLikePhone(value)),

  day: (t: Translate) =>
    string()
      .required(t('parts.form.required'))
      .test('day', t('parts.form.day'), (value) => isDay(value)),

  optionalDay: (t: Translate) =>
    string()
      .defined()
      .default('')
      .test('day', t('parts.form.day'), (value) => value === '' || isDay(value)),

  whole: (t: Translate, min: number, max: number) =>
    string()
      .defined()
      .default('')
      .test(
        'whole',
        t('parts.form.whole', { min, max }),
        (value) => value === '' || (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max),
      ),

  money: (t: Translate, locale: string, currency: string, optional = false) =>
    string()
      .defined()
      .default('')
      .test('money', t('parts.form.money', { example: typedAmount(165_000, currency, locale) }), (value) => {
        const read = parseAmount(value ?? '', locale, currency);
        return read.ok || (optional && read.problem === 'empty');
      }),

  percent: (t: Translate, locale: string) =>
    string()
      .defined()
      .default('')
      .test(
        'percent',
        t('parts.form.money', { example: typedPercent(250, locale) }),
        (value) => parsePercent(value ?? '', locale) !== null,
      ),
};
