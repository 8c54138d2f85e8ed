import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { day } from '../../contract/days.js';
import { languageOf } from '../../contract/languages.js';
import { Settings } from '../../platform/config/settings.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { amountText, dayText } from '../../platform/i18n/written.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { toE164 } from '../../platform/phones/phone-number.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { WayTexts } from '../payment-instructions/payment-instruction.rows.js';
import { PaymentInstructions } from '../payment-instructions/payment-instructions.service.js';
import { waysParams } from '../payment-instructions/rules/ways.js';
import { LeaseStandings, type LeaseStanding } from '../rent/lease-standings.service.js';
import { OF_LEASE, PAYS_UNTIL } from './autopay-day.js';
import { READERS, type Reader } from './mail-words.js';
import { owedBy, partsText, type OwedPart } from './reminder-parts.js';
import type { ReminderKind } from './rent-reminder.entity.js';

interface Due {
  id: string;
  accountId: string;
  demo: boolean;
  kind: ReminderKind;
  dueOn: string;
}

/** The contents of a reminder: the open rent of its day, and everything that is owed with it. */
interface Reminder {
  kind: ReminderKind;
  dueOn: string;
  open: number;
  parts: readonly OwedPart[];
  currency: string;
  /** Ways to pay outside of the product. */
  ways: WayTexts | null;
}

type ReminderReader = Reader & { reminders: boolean; leavesOn: string | null };

/** Days from the reminder to the due day: three before, on it, three after. */
const DUE = `select l.id, l.account_id as "accountId", l.demo, w.kind, (local.today + w.days)::date as "dueOn"
  from lease l join property p on p.id = l.property_id
  cross join lateral (select ($1::timestamptz at time zone p.time_zone) as now, ($1::timestamptz at time zone p.time_zone)::date as today) local
  cross join (values ('before', 3), ('due', 0), ('after', -3)) as w(kind, days)
  where l.state in ('active', 'notice') and extract(hour from local.now) between $2 and $3
    and extract(day from local.today + w.days)
      = least(l.due_day, extract(day from date_trunc('month', local.today + w.days) + interval '1 month - 1 day'))
    and not exists (select 1 from rent_reminder r where r.lease_id = l.id and r.kind = w.kind and r.due_on = local.today + w.days)
  order by l.id`;

/** Autopay that is on and hasn't stopped with its tenant's last day. */
const PAYS = `select 1 from ${OF_LEASE} where a.lease_id = $2 and a.enabled and (${PAYS_UNTIL} < local.today) is not true`;

/** No one gets emails at night. They are sent from 9 a.m. to 8 p.m. in the time zone of the property. */
const AWAKE = { from: 9, to: 19 };

/**
 * Sends reminders of unpaid rent before, on and after its due day, to tenants who chose them
 * (docs/specification/account-settings.md).
 */
@Injectable()
export class RentReminders {
  private readonly log = new Logger('Reminders');

  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly settings: Settings,
    private readonly words: Catalogues,
    private readonly instructions: PaymentInstructions,
  ) {}

  /** Returns the number of reminders. */
  @Scheduled('rent.reminders', '35 * * * *')
  async run(): Promise<number> {
    const due = await this.scope.asSystem('rent reminders', () =>
      this.scope.rows<Due>(DUE, [this.scope.clock.now(), AWAKE.from, AWAKE.to]),
    );
    let sent = 0;
    await forEachSettled(this.log, due, async (one) => {
      const on = { accountId: one.accountId, demo: one.demo };
      sent += await this.scope.asSystem(
        'rent reminders',
        () => this.scope.write('rent.remind', (tx) => this.remind(tx, one)),
        on,
      );
    });
    return sent;
  }

  private async remind(tx: Tx, { id, kind, dueOn }: Due): Promise<number> {
    const standing = await this.standings.of((text, values) => tx.rows(text, values), id);
    const open = openOn(standing, dueOn);
    if (open === 0 || (kind !== 'after' && (await this.paysByItself(tx, id)))) return 0;
    const { accountId, demo } = standing.book;
    const first = await tx.rows(
      `insert into rent_reminder (id, account_id, demo, created_at, lease_id, due_on, kind) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (lease_id, due_on, kind) do nothing returning id`,
      [v7(), accountId, demo, this.scope.clock.now(), id, dueOn, kind],
    );
    if (first.length === 0) return 0;
    tx.about('lease', id, accountId);
    const { country, currency } = standing.lease;
    const parts = owedBy(standing, day(dueOn));
    const ways = await this.instructions.ofLease((text, values) => tx.rows(text, values), id);
    const readers = (await tx.rows<ReminderReader>(READERS, [id])).filter(
      ({ reminders, leavesOn }) => reminders && (leavesOn === null || leavesOn >= standing.today),
    );
    for (const reader of readers) {
      const phone = toE164(reader.phone ?? '', country);
      this.write(tx, { ...reader, phone }, { kind, dueOn, open, parts, currency, ways });
    }
    return readers.length;
  }

  private write(
    tx: Tx,
    { email, phone, firstName, language, mail, sms }: Reader,
    { kind, dueOn, open, parts, currency, ways }: Reminder,
  ): void {
    const total = parts.reduce((sum, { cents }) => sum + cents, 0);
    const message = {
      language,
      template: `payments.reminder_${kind}`,
      params: {
        name: firstName,
        amount: amountText(language, open, currency),
        more: total > open ? 'yes' : 'no',
        total: amountText(language, total, currency),
        parts: partsText(this.words, languageOf(language), currency, parts),
        day: dayText(language, dueOn),
        ...waysParams(this.words, language, ways),
        url: `${this.settings.publicUrl}/dashboards/tenant`,
      },
    };
    if (mail) tx.send({ channel: 'email', to: email, ...message });
    if (sms && phone) tx.send({ channel: 'sms', to: phone, ...message });
  }

  private async paysByItself(tx: Tx, leaseId: string): Promise<boolean> {
    return (await tx.rows(PAYS, [this.scope.clock.now(), leaseId])).length > 0;
  }
}

/** The open amount of the rent that is due on a day, charged or not. */
function openOn({ charges, nextRent }: LeaseStanding, dueOn: string): number {
  const charged = charges.filter((charge) => charge.kind === 'rent' && charge.dueOn === dueOn);
  if (charged.length > 0) return charged.reduce((total, { leftCents }) => total + leftCents, 0);
  return nextRent && !nextRent.charged && nextRent.dueOn === dueOn ? nextRent.cents : 0;
}
