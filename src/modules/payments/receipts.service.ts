import { Injectable } from '@nestjs/common';
import { languageOf, localeOf } from '../../contract/languages.js';
import { asOneLine } from '../../contract/one-line.js';
import { writtenDay } from '../../contract/written-dates.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { amountText, homeAddress, monthText, type HomeParts } from '../../platform/i18n/written.js';
import { Scope } from '../../platform/scope/scope.js';
import { addressForReader, letterhead, type Letterhead } from '../accounts/rules/account-address.js';
import { HOME_JSON, TOWN } from '../portfolio/home.rows.js';
import { PaymentReader } from './payment-reader.service.js';
import type { PaymentResponse } from './payment.dto.js';
import { PAID_STATES, type PaymentState } from './payment.states.js';
import { drawReceipt, type ReceiptText } from './rules/receipt-pdf.js';

interface Parties extends Letterhead {
  /** Everyone on the lease. */
  tenants: string;
  language: string;
  home: HomeParts;
  town: string;
}

/**
 * The property, the recipients and the language of the receipt: the payer's language, otherwise that of the first
 * tenant on the lease. `$2` is now.
 */
const PARTIES = `select a.name as landlord, ${addressForReader('$2')} as "landlordAddress", p.country, t.language,
    (select string_agg(o.first_name || ' ' || o.last_name, ', ' order by o.created_at, o.id) from lease_tenant o where o.lease_id = l.id) as tenants,
    ${HOME_JSON} as home, ${TOWN} as town
  from payment y join account a on a.id = y.account_id join lease l on l.id = y.lease_id join property p on p.id = l.property_id
  join unit u on u.id = l.unit_id join lease_tenant t on t.lease_id = l.id
  where y.id = $1 order by (t.user_id = y.payer_id) desc nulls last, t.created_at limit 1`;

const TAKEN: readonly PaymentState[] = PAID_STATES;

/** Receipts of payments that have arrived, as PDF in the tenant's language (docs/specification/payments.md). */
@Injectable()
export class Receipts {
  constructor(
    private readonly scope: Scope,
    private readonly reader: PaymentReader,
    private readonly words: Catalogues,
  ) {}

  /** 404 for someone else's payment, 422 for one that hasn't arrived or was returned. */
  async pdf(paymentId: string): Promise<{ name: string; bytes: Buffer }> {
    const { number, text } = await this.written(paymentId);
    return { name: `${number}.pdf`, bytes: await drawReceipt(text) };
  }

  /**
   * The contents of a receipt. It names the sum of later refunds; the rest settles charges or is kept as a prepayment.
   */
  async written(paymentId: string): Promise<{ number: string; text: ReceiptText }> {
    const payment = await this.reader.one(paymentId);
    if (!(TAKEN.includes(payment.state) || payment.lostInPart) || !payment.receiptNumber) {
      throw refusal('not_arrived');
    }
    const [parties] = await this.scope.rows<Parties>(PARTIES, [paymentId, this.scope.clock.now()]);
    return { number: payment.receiptNumber, text: this.text(payment, orNotFound(parties)) };
  }

  private text(payment: PaymentResponse, { tenants, language, home, town, ...head }: Parties): ReceiptText {
    const locale = localeOf(languageOf(language));
    const say = (id: string, values: Record<string, string> = {}) =>
      this.words.text(language, `payments.receipt.${id}`, values);
    const amount = (value: number) => amountText(language, value, payment.currency);
    const day = (value: string) => writtenDay(locale, value);
    const nameOf = ({ kind, period, label }: PaymentResponse['settles'][number]) =>
      label ?? say(`for.${kind}`, { month: period ? monthText(language, period) : '' });
    const settled = payment.settles.reduce((total, { amountCents }) => total + amountCents, 0);
    // Rent is returned first, the fee last. A refund that is on its way may still settle a charge.
    const back = Math.min(payment.refundedCents, payment.amountCents - settled);
    const ahead = payment.amountCents - settled - back;
    const tenantFee = payment.totalCents - payment.amountCents;
    return {
      language: languageOf(language),
      title: say('title'),
      number: say('number', { number: payment.receiptNumber ?? '' }),
      facts: [
        [say('date'), day(payment.paidOn)],
        [say('from'), asOneLine(payment.payerName ?? say('unknownPayer'))],
        [say('to'), letterhead(head, languageOf(language))],
        [say('home'), homeAddress(language, { home, town })],
        ...(tenants === payment.payerName ? [] : [[say('tenants'), asOneLine(tenants)] as [string, string]]),
        [say('method'), say(`methods.${payment.method}`)],
      ],
      lines: [
        ...payment.settles.map((part): [string, string] => [nameOf(part), amount(part.amountCents)]),
        ...(ahead > 0 ? [[say('ahead'), amount(ahead)] as [string, string]] : []),
        ...(back > 0 ? [[say(payment.lostInPart ? 'back' : 'refunded'), amount(back)] as [string, string]] : []),
        ...(tenantFee > 0 ? [[say('fee'), amount(tenantFee)] as [string, string]] : []),
      ],
      total: [say('total'), amount(payment.totalCents)],
      notes: [
        ...(payment.refundedCents > 0
          ? [say(payment.lostInPart ? 'wentBack' : 'wasRefunded', { amount: amount(payment.refundedCents) })]
          : []),
        ...(payment.cashbackCents > 0 ? [say('cashback', { amount: amount(payment.cashbackCents) })] : []),
        ...(payment.provider === 'sandbox' ? [say('sandbox')] : []),
        say('issued'),
      ],
    };
  }
}
