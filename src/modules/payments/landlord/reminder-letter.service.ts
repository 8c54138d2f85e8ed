import { Injectable } from '@nestjs/common';
import { languageOf, type Language } from '../../../contract/languages.js';
import { asOneLine } from '../../../contract/one-line.js';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { fileName } from '../../../platform/http/attachment.js';
import { Catalogues } from '../../../platform/i18n/catalogues.js';
import { amountText, dayText, monthText } from '../../../platform/i18n/written.js';
import { drawFacts, drawHead, drawHeading, drawNotes, drawPdf } from '../../../platform/pdf/pdf.js';
import { currentContext } from '../../../platform/scope/context.js';
import { Scope } from '../../../platform/scope/scope.js';
import { ACCOUNT_ADDRESS, letterhead, type Letterhead } from '../../accounts/rules/account-address.js';
import { PaymentInstructions } from '../../payment-instructions/payment-instructions.service.js';
import { waysInWords } from '../../payment-instructions/rules/ways.js';
import { LeaseStandings, type LeaseStanding } from '../../rent/lease-standings.service.js';
import { dueNow } from '../payment-terms.js';

interface Parties extends Letterhead {
  tenants: string;
  language: string | null;
  home: string;
}

const PARTIES = `select a.name as landlord, ${ACCOUNT_ADDRESS} as "landlordAddress", p.country, coalesce(string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id), '') as tenants,
    (array_agg(t.language order by t.created_at, t.id))[1] as language,
    concat_ws(', ', p.street_number || ' ' || p.street, u.label, p.city, p.region || ' ' || p.postal_code) as home
  from lease l join account a on a.id = l.account_id join property p on p.id = l.property_id join unit u on u.id = l.unit_id
  left join lease_tenant t on t.lease_id = l.id where l.id = $1 group by a.id, p.id, u.id`;

/** The reminder on paper, for tenants without email: what is due, charge by charge. */
@Injectable()
export class ReminderLetter {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly words: Catalogues,
    private readonly instructions: PaymentInstructions,
  ) {}

  /**
   * In the tenant's language unless another one is asked for. 404 for someone else's lease, 422 when nothing is due.
   */
  async pdf(leaseId: string, asked?: Language): Promise<{ name: string; bytes: Buffer }> {
    const { parties, standing, ways } = await this.scope.read(async (query) => {
      const [row] = await query<Parties>(PARTIES, [leaseId]);
      return {
        parties: orNotFound(row),
        standing: await this.standings.of(query, leaseId),
        ways: await this.instructions.ofLease(query, leaseId),
      };
    });
    if (dueNow(standing) === 0) throw new Problem('nothing_due');
    const language = asked ?? languageOf(parties.language);
    const say = (id: string, values: Record<string, string> = {}) =>
      this.words.text(language, `payments.reminderLetter.${id}`, values);
    const facts: [string, string][] = [
      [say('from'), letterhead(parties, language)],
      [say('to'), asOneLine(parties.tenants)],
      [say('home'), parties.home],
      [say('date'), dayText(language, standing.today)],
      ...this.charges(standing, language),
      [say('total'), amountText(language, dueNow(standing), standing.lease.currency)],
    ];
    const bytes = await drawPdf({ title: say('title'), language }, (pdf) => {
      drawHead(pdf, say('title'), '');
      drawFacts(pdf, facts);
      drawNotes(pdf, [say('note')]);
      if (!ways) return;
      drawHeading(pdf, this.words.text(language, 'howToPay.title'));
      drawFacts(pdf, waysInWords(this.words, language, ways));
      drawNotes(pdf, [this.words.text(language, 'howToPay.check', { day: dayText(language, standing.today) })]);
    });
    const title = this.words.text(languageOf(currentContext().language), 'payments.reminderLetter.title');
    return { name: fileName([title, parties.home], 'pdf'), bytes };
  }

  /** The same names as on a receipt. */
  private charges({ charges, today, lease }: LeaseStanding, language: Language): [string, string][] {
    return charges
      .filter(({ dueOn, leftCents }) => dueOn <= today && leftCents > 0)
      .map(({ kind, period, label, dueOn, leftCents }) => [
        label ??
          this.words.text(language, `payments.receipt.for.${kind}`, {
            month: period ? monthText(language, period) : '',
          }),
        this.words.text(language, 'payments.reminderLetter.line', {
          amount: amountText(language, leftCents, lease.currency),
          day: dayText(language, dueOn),
        }),
      ]);
  }
}
