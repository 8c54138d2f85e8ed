import { looksLikePhone } from '@contract/phones';
import { PAYMENT_INSTRUCTION } from '@contract/work-limits';
import { rules, type Translate } from '@shared/form/rules';
import { boolean, object, string, type ObjectSchema } from 'yup';
import type { Instructions } from '../../api/instructions';
import { FIRST_FIELD, WAYS, type Way, type WayTexts } from './ways';

type Texts = { [Field in keyof WayTexts]: string };
export type WayValues = Texts & Record<Way, boolean> & { own: 'own' | 'general'; currentPassword: string };

const FIELDS: Readonly<Record<Way, readonly (keyof WayTexts)[]>> = {
  transfer: ['transferTo', 'transferNote'],
  cheque: ['chequePayableTo', 'chequeSendTo', 'chequeNote'],
  bank: ['bankHolder', 'bankDetails', 'bankNote'],
  cash: ['cashHow'],
};
const TEXTS = WAYS.flatMap((way) => FIELDS[way]);

/** What the form begins with; a property without its own begins with the account's. */
export function valuesOf(shown: Instructions, general: Instructions | undefined): WayValues {
  const from = shown.own ? shown : (general ?? shown);
  return {
    own: shown.own ? 'own' : 'general',
    ...(Object.fromEntries(WAYS.map((way) => [way, Boolean(from[FIRST_FIELD[way]])])) as Record<Way, boolean>),
    ...(Object.fromEntries(TEXTS.map((field) => [field, from[field] ?? ''])) as Texts),
    currentPassword: '',
  };
}

/** What is sent and previewed: the fields of ways that aren't accepted are left out. */
export function textsOf(values: WayValues): WayTexts {
  const given = WAYS.flatMap((way) =>
    FIELDS[way].map((field) => [field, (values[way] && values[field].trim()) || null] as const),
  );
  return Object.fromEntries(given) as WayTexts;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const { addressMax, nameMax, textMax, detailsMax } = PAYMENT_INSTRUCTION;

/** The first field of a way that is accepted must be there. */
export function schemaOf(t: Translate): ObjectSchema<WayValues> {
  const text = (max: number) => rules.optional(t, max);
  const needed = (way: Way, max: number) =>
    text(max).test(
      'needed',
      t('parts.form.required'),
      (value, { parent }) => !asked(parent as WayValues, way) || Boolean(value),
    );
  return object({
    own: string().oneOf(['own', 'general']).defined(),
    transfer: boolean().defined(),
    cheque: boolean().defined(),
    bank: boolean().defined(),
    cash: boolean().defined(),
    transferTo: needed('transfer', addressMax).test(
      'address',
      t('errors.field.email_or_phone'),
      (value, { parent }) =>
        !asked(parent as WayValues, 'transfer') || !value || EMAIL.test(value) || looksLikePhone(value),
    ),
    transferNote: text(textMax),
    chequePayableTo: needed('cheque', nameMax),
    chequeSendTo: text(textMax),
    chequeNote: text(textMax),
    bankHolder: needed('bank', nameMax),
    bankDetails: needed('bank', detailsMax),
    bankNote: text(textMax),
    cashHow: needed('cash', textMax),
    currentPassword: string().required(t('payments.ways.passwordMissing')),
  });
}

const asked = (values: WayValues, way: Way): boolean => values.own === 'own' && values[way];
