import { Injectable } from '@nestjs/common';
import { languageOf, type Language } from '../../contract/languages.js';
import { letterOfEntry } from '../../contract/letter-kinds.js';
import { asOneLine } from '../../contract/one-line.js';
import { sentences } from '../../contract/sentences.js';
import { todayIn } from '../../contract/time-zones.js';
import { methodIn } from '../../contract/transfer-name.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { fileName } from '../../platform/http/attachment.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { amountText, dayText, homeAddress, type HomeParts } from '../../platform/i18n/written.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import { addressForReader, letterhead, type Letterhead } from '../accounts/rules/account-address.js';
import type { LedgerRow } from '../ledger/ledger.dto.js';
import { HOME_JSON, TOWN } from '../portfolio/home.rows.js';
import { LeaseLedger } from '../rent/lease-ledger.service.js';
import { entryTitle } from '../rent/rules/entry-title.js';
import { drawStatement, type StatementText } from './statement-pdf.js';
import type { StatementResponse } from './statement.dto.js';

interface AskedPdf {
  language?: Language | undefined;
  /** Whether it says who recorded each entry, where the reader may know it. */
  recorders?: boolean | undefined;
}

interface Parties extends Letterhead {
  tenant: string;
  tenantLanguage: string;
  home: HomeParts;
  town: string;
  timeZone: string;
}

/** `$2` is now. */
const PARTIES = `select a.name as landlord, ${addressForReader('$2')} as "landlordAddress", p.country, string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id) as tenant,
    (array_agg(t.language order by t.created_at, t.id))[1] as "tenantLanguage",
    ${HOME_JSON} as home, ${TOWN} as town, p.time_zone as "timeZone"
  from lease l join account a on a.id = l.account_id join property p on p.id = l.property_id join unit u on u.id = l.unit_id
  left join lease_tenant t on t.lease_id = l.id where l.id = $1 group by a.id, p.id, u.id`;

/** A year of a lease's ledger as PDF, in the language of the person who requests it. */
@Injectable()
export class Statements {
  constructor(
    private readonly scope: Scope,
    private readonly ledger: LeaseLedger,
    private readonly words: Catalogues,
  ) {}

  /** 404 for a lease that the actor does not see. */
  async pdf(
    leaseId: string,
    year: number,
    { language: asked, recorders = false }: AskedPdf = {},
  ): Promise<{ name: string; bytes: Buffer }> {
    const rows = await this.rows(leaseId);
    const [parties] = await this.scope.rows<Parties>(PARTIES, [leaseId, this.scope.clock.now()]);
    const language = languageFor(asked);
    const bytes = await drawStatement(
      this.text(recorders ? rows : rows.map(unsigned), year, language, orNotFound(parties)),
    );
    return { name: fileName([this.titleOf(year, language), orNotFound(parties).landlord], 'pdf'), bytes };
  }

  /** The same to read on a screen, the latest entry first. 404 for a lease that the actor does not see. */
  async read(leaseId: string, year: number, asked?: Language): Promise<StatementResponse> {
    const rows = await this.rows(leaseId);
    const language = languageFor(asked);
    const { inYear, before, closing, currency } = ofYear(rows, year);
    const shared = isShared(rows);
    return {
      year,
      currency,
      openingCents: before,
      closingCents: closing,
      lines: inYear.toReversed().map((row) => {
        const { id, date, chargeCents, paymentCents, balanceCents } = row;
        return {
          id,
          date,
          entry: this.nameOf(row, language, shared),
          chargeCents,
          paymentCents,
          letter: letterOfEntry(row),
          balanceCents: balanceCents ?? 0,
          askedAt: row.askedAt,
        };
      }),
    };
  }

  private titleOf(year: number, language: string): string {
    return `${this.words.text(language, 'payments.statement.title')} ${year}`;
  }

  /** Every entry, the oldest first; scheduled entries aren't part of a statement. */
  private async rows(leaseId: string): Promise<LedgerRow[]> {
    const rows: LedgerRow[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.ledger.rows(leaseId, { limit: 200, sort: 'date', ...(cursor && { cursor }) });
      rows.push(...page.items.filter(({ balanceCents }) => balanceCents !== null));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return rows;
  }

  private text(
    rows: LedgerRow[],
    year: number,
    language: Language,
    { tenant, home, town, timeZone, ...head }: Parties,
  ): StatementText {
    const say = (id: string, values: Record<string, string> = {}) =>
      this.words.text(language, `payments.${id}`, values);
    const { inYear, before, closing, currency } = ofYear(rows, year);
    const amount = (cents: number | null) => (cents === null ? '' : amountText(language, cents, currency));
    const shared = isShared(rows);
    const entries = inYear.map((row) => ({
      date: dayText(language, row.date, 'medium'),
      entry: sentences([this.nameOf(row, language, shared), this.recorderOf(row, language, timeZone)]),
      charge: amount(row.chargeCents),
      payment: amount(row.paymentCents),
      balance: amount(row.balanceCents),
    }));
    const blank = { date: '', charge: '', payment: '' };
    return {
      language,
      title: say('statement.title'),
      year: String(year),
      facts: [
        [say('receipt.from'), letterhead(head, language)],
        [say('receipt.to'), asOneLine(tenant)],
        [say('receipt.home'), homeAddress(language, { home, town })],
        [say('statement.made'), dayText(language, todayIn(timeZone, this.scope.clock.now()))],
      ],
      head: {
        date: say('statement.date'),
        entry: say('statement.entry'),
        charge: say('statement.charge'),
        payment: say('statement.payment'),
        balance: say('statement.balance'),
      },
      lines: [
        { ...blank, entry: say('statement.opening'), balance: amount(before) },
        ...entries,
        { ...blank, entry: say('statement.closing'), balance: amount(closing) },
      ],
      notes: [say('receipt.issued')],
    };
  }

  /**
   * The name of an entry; a reversal names the reversed entry. The landlord’s note or reason is included: for a credit
   * it says what it is for. Where more than one person has paid (`shared`), a payment says who did.
   */
  private nameOf(row: LedgerRow, language: string, shared: boolean): string {
    const { entry, label, period, note, reference } = row;
    const title = entryTitle(this.words, language, {
      entry,
      label,
      period,
      method: row.method && methodIn(row.method, row.currency),
    });
    // On a paper that people show their bank, a sandbox payment must not look like real money.
    const test = row.test && this.words.text(language, 'payments.statement.test');
    const payer =
      shared && isPayment(row) && this.words.text(language, 'payments.statement.payer', { name: row.payerName ?? '' });
    const words =
      note && entry !== 'credit' && entry !== 'deposit_kept'
        ? this.words.text(language, `payments.statement.${entry === 'offline_payment' ? 'note' : 'reason'}`, { note })
        : note;
    const number = reference && this.words.text(language, 'payments.statement.reference', { reference });
    return sentences([title, test, payer, this.depositOf(row, language), number, note === label ? null : words]);
  }

  private recorderOf({ recordedBy: by }: LedgerRow, language: string, timeZone: string): string | null {
    if (!by) return null;
    const day = dayText(language, todayIn(timeZone, new Date(by.at)), 'medium');
    return this.words.text(language, `payments.statement.by.${by.kind}`, { name: by.name ?? '', day });
  }

  /** For a deposit that was brought along, which doesn't change the balance: the amount. For a return, what it says of it. */
  private depositOf(row: LedgerRow, language: string): string | null {
    if (row.depositCents === null) return null;
    if (row.entry !== 'deposit_received') return this.returnOf(row, row.depositCents, language);
    const amount = amountText(language, row.depositCents, row.currency);
    return this.words.text(language, 'payments.statement.depositBefore', { amount });
  }

  /** The amount, the interest in it, what was kept, and what was held until then. */
  private returnOf(row: LedgerRow, returnedCents: number, language: string): string {
    const { depositKeptCents: kept, depositInterestCents: interest, depositHeldCents: held, depositSince } = row;
    const amount = (cents: number) => amountText(language, cents, row.currency);
    const say = (id: string, values: Record<string, string>) =>
      this.words.text(language, `payments.statement.${id}`, values);
    const back = say('deposit', {
      amount: amount(returnedCents),
      hasInterest: interest ? 'yes' : 'no',
      interest: amount(interest ?? 0),
      hasKept: kept ? 'yes' : 'no',
      kept: amount(kept ?? 0),
    });
    if (held === null || depositSince === null) return back;
    const day = dayText(language, depositSince, 'medium');
    return `${back}. ${say('depositHeld', { amount: amount(held), day })}`;
  }
}

/** A payment whose payer is known; one that came back names its payer where it arrived. */
const isPayment = ({ entry, reversesId, payerName }: LedgerRow) =>
  (entry === 'online_payment' || entry === 'offline_payment') && !reversesId && payerName !== null;

/** Whether more than one person has paid, as roommates do. */
const isShared = (rows: readonly LedgerRow[]) =>
  new Set(rows.filter(isPayment).map(({ payerName }) => payerName)).size > 1;

/** A copy that may go to the tenants names no colleague. */
const unsigned = (row: LedgerRow): LedgerRow => ({ ...row, recordedBy: null });

const languageFor = (asked: Language | undefined) => asked ?? languageOf(currentContext().language);

/** The entries of a year, and the balance before and after them. */
function ofYear(rows: readonly LedgerRow[], year: number) {
  const inYear = rows.filter(({ date }) => date.startsWith(`${year}-`));
  const before = rows.filter(({ date }) => date < `${year}-01-01`).at(-1)?.balanceCents ?? 0;
  return { inYear, before, closing: inYear.at(-1)?.balanceCents ?? before, currency: rows[0]?.currency ?? 'CAD' };
}
