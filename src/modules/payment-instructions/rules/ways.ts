import type { Catalogues } from '../../../platform/i18n/catalogues.js';
import { paperText } from '../../../platform/i18n/sample-texts.js';
import { listText } from '../../../platform/i18n/written.js';
import type { WayTexts } from '../payment-instruction.rows.js';

/** Ways to pay outside of the product, in the order in which they are shown. */
export const WAYS = ['transfer', 'cheque', 'bank', 'cash'] as const;
export type Way = (typeof WAYS)[number];

/** The field without which a way isn't accepted. */
export const FIRST_FIELD = {
  transfer: 'transferTo',
  cheque: 'chequePayableTo',
  bank: 'bankHolder',
  cash: 'cashHow',
} as const satisfies Record<Way, keyof WayTexts>;

const FIELDS: Readonly<Record<Way, readonly (keyof WayTexts)[]>> = {
  transfer: ['transferTo', 'transferNote'],
  cheque: ['chequePayableTo', 'chequeSendTo', 'chequeNote'],
  bank: ['bankHolder', 'bankDetails', 'bankNote'],
  cash: ['cashHow'],
};

/** The ways that are accepted. */
export const acceptedWays = (texts: WayTexts): Way[] => WAYS.filter((way) => texts[FIRST_FIELD[way]] !== null);

/** The ways whose texts differ: new ones, changed ones, and those that are no longer accepted. */
export const changedWays = (before: WayTexts, after: WayTexts): Way[] =>
  WAYS.filter((way) => FIELDS[way].some((field) => before[field] !== after[field]));

/** The ways to pay as listed in letters and emails, with their details. */
export function waysInWords(words: Catalogues, language: string, texts: WayTexts): [label: string, text: string][] {
  const lines = linesOf(words, language, texts);
  return acceptedWays(texts).map((way) => [
    wayName(words, language, way),
    lines[way].map((line) => paperText(language, line)).join('\n'),
  ]);
}

/** The same names as on receipts. */
export const wayName = (words: Catalogues, language: string, way: Way): string =>
  words.text(language, `payments.receipt.methods.${way}`);

/** The names of the ways alone, for emails, which leave out the details (docs/decisions/1130). */
export function waysParams(
  words: Catalogues,
  language: string,
  texts: WayTexts | null,
): { hasWays: string; ways: string } {
  const names = texts ? acceptedWays(texts).map((way) => wayName(words, language, way)) : [];
  return { hasWays: names.length > 0 ? 'yes' : 'no', ways: listText(language, names) };
}

function linesOf(words: Catalogues, language: string, texts: WayTexts): Record<Way, string[]> {
  const {
    transferTo,
    transferNote,
    chequePayableTo,
    chequeSendTo,
    chequeNote,
    bankHolder,
    bankDetails,
    bankNote,
    cashHow,
  } = texts;
  const say = (id: string, values: Record<string, string>) => words.text(language, `howToPay.${id}`, values);
  const given = (...lines: (string | null)[]) => lines.filter((line) => line !== null);
  return {
    transfer: given(transferTo, transferNote),
    cheque: given(
      say('payableTo', { name: chequePayableTo ?? '' }),
      chequeSendTo && say('sendTo', { place: chequeSendTo }),
      chequeNote,
    ),
    bank: given(say('holder', { name: bankHolder ?? '' }), bankDetails, bankNote),
    cash: given(cashHow),
  };
}
