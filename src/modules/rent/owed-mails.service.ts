import { Injectable } from '@nestjs/common';
import { day } from '../../contract/days.js';
import { Settings } from '../../platform/config/settings.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { amountText, dayText, monthText } from '../../platform/i18n/written.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { KeptPart } from '../ledger/deposit-return.entity.js';
import { owedChanged, type OwedChange } from '../ledger/ledger.events.js';
import { LeaseStandings } from './lease-standings.service.js';
import { isOfLeaver } from './rules/of-leaver.js';
import { standingOnLeaving } from './rules/standing-on-leaving.js';

interface Owed {
  leaseId: string;
  what: OwedChange;
  amountCents: number;
  months?: readonly string[];
  label?: string | null;
  note?: string | null;
  dueOn?: string | null;
  entry?: string;
  keptForOwedCents?: number;
}

interface Reader {
  email: string;
  firstName: string;
  language: string;
  account: 'yes' | 'no';
  /** The tenant's own last day on a lease that may continue for the others. */
  leavesOn: string | null;
}

/** People with an account get it the way they chose. People without one cannot choose and would not learn of it otherwise, so they always get it. */
const READERS = `select coalesce(u.email, t.email) as email, t.first_name as "firstName", coalesce(u.language, t.language) as language, t.leaves_on::text as "leavesOn", case when u.id is null then 'no' else 'yes' end as account
  from lease_tenant t left join app_user u on u.id = t.user_id
  where t.lease_id = $1 and u.deleted_at is null and coalesce(u.email, t.email) is not null and u.suspended_at is null and coalesce(u.email_notifications, true) and lw_open(t.access_ends_at)
  order by t.created_at, t.id`;

/** Emails tenants when the amount that they owe changes: one email per step, with the balance after it. */
@Injectable()
export class OwedMails {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly settings: Settings,
    private readonly words: Catalogues,
  ) {}

  @Handles(owedChanged, 'landlords.mail-owed')
  changed({
    leaseId,
    what,
    amountCents,
    months = [],
    label,
    note,
    dueOn,
    entry,
    keptForOwedCents = 0,
  }: Owed): Promise<void> {
    return this.scope.write('lease.tell', async (tx) => {
      const whole = await this.standings.of((text, values) => tx.rows(text, values), leaseId);
      const { book } = whole;
      tx.about('lease', leaseId, book.accountId);
      const kept = await keptParts(tx, leaseId, what);
      for (const { email, firstName, language, leavesOn, account } of await tx.rows<Reader>(READERS, [leaseId])) {
        const lastDay = leavesOn !== null && leavesOn < whole.today ? day(leavesOn) : null;
        if (lastDay && !isOfLeaver(lastDay, what, dueOn)) continue;
        const { balance } = lastDay ? standingOnLeaving(whole, lastDay) : whole;
        const params = {
          name: firstName,
          amount: amountText(language, Math.abs(amountCents), book.currency),
          direction: amountCents < 0 ? 'less' : amountCents > 0 ? 'more' : 'same',
          label: label ?? '',
          hasLabel: label ? 'yes' : 'no',
          entry: entry ?? 'other',
          ...spanText(language, months),
          hasNote: note ? 'yes' : 'no',
          note: note ?? '',
          hasKept: keptForOwedCents > 0 ? 'yes' : 'no',
          kept: amountText(language, keptForOwedCents, book.currency),
          day: dueOn ? dayText(language, dueOn) : '',
          balance: amountText(language, Math.abs(balance.balanceCents), book.currency),
          side: balance.balanceCents > 0 ? 'owed' : balance.balanceCents < 0 ? 'credit' : 'even',
          account,
          ...this.itemsText(kept, language, book.currency),
          url: `${this.settings.publicUrl}/dashboards/tenant/${what === 'deposit_returned' ? 'lease' : 'payments'}?lease=${leaseId}`,
        };
        tx.send({ channel: 'email', to: email, language, template: `landlords.owed_${what}`, params });
      }
    });
  }

  /** What was kept of a deposit, a line for each amount. */
  private itemsText(kept: readonly KeptPart[], language: string, currency: string) {
    const colon = language === 'fr' ? '\u00a0:' : ':';
    const items = kept.map(({ label, amountCents }) => {
      const what = label || this.words.text(language, 'landlords.letters.deposit.owed');
      return `${what}${colon} ${amountText(language, amountCents, currency)}`;
    });
    return { hasItems: items.length > 0 ? 'yes' : 'no', items: items.join('\n') };
  }
}

/** What was kept at the latest return of a lease's deposit; nothing for other changes. */
async function keptParts(tx: Tx, leaseId: string, what: OwedChange): Promise<KeptPart[]> {
  if (what !== 'deposit_returned') return [];
  const [row] = await tx.rows<{ deductions: KeptPart[] }>(
    'select deductions from deposit_return where lease_id = $1 and undone_on is null order by created_at desc, id desc limit 1',
    [leaseId],
  );
  return row?.deductions ?? [];
}

/** The months that a change is about, as the words of the mail ask for them: one, from one to another, or none known. */
function spanText(language: string, months: readonly string[]): { span: string; from: string; until: string } {
  const [from = '', until = ''] = [months[0], months.at(-1)].map((month) => (month ? monthText(language, month) : ''));
  return { span: months.length === 0 ? 'none' : from === until ? 'one' : 'many', from, until };
}
