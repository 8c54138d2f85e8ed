import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { forEachSettled } from '../../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../../platform/outbox/handles.decorator.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { REMINDED_WITHIN_DAYS, REMINDER_HOURS } from '../../service-requests/rules/reminder-hours.js';
import { InvoiceMails } from '../invoice-mails.js';
import { Invoice } from '../invoice.entity.js';
import { invoiceWaits } from '../invoice.events.js';
import { WAITS, type InvoiceWait } from '../rules/invoice-waits.js';

interface Due {
  id: string;
  accountId: string;
  demo: boolean;
}

/** `$2` and `$3` are the hours in which people are written to, by the clock at the property. */
const due = (which: string) => `from invoice i cross join lateral (${WAITS}) w
  where i.status in ('sent', 'approved') and not i.demo ${which}
    and extract(hour from $1::timestamptz at time zone i.time_zone) between $2 and $3
    and w.since between greatest($1::timestamptz - interval '${REMINDED_WITHIN_DAYS} days', (select begins_at from reminder_start where kind = 'invoices')) and $1::timestamptz
    and not exists (select from invoice_reminder m where m.invoice_id = i.id and m.kind = w.kind)`;
const INVOICES = `select distinct i.id, i.account_id as "accountId", i.demo ${due('')} order by i.id limit 2000`;
const OF_INVOICE = `select w.kind ${due('and i.id = $4')} order by w.kind`;
const ONCE = `insert into invoice_reminder (id, account_id, demo, created_at, invoice_id, kind) values ($1, $2, $3, $4, $5, $6)
  on conflict (invoice_id, kind) do nothing returning id`;

/** Reminds the landlord of an invoice that waits, once for each reason. */
@Injectable()
export class InvoiceReminders {
  private readonly log = new Logger('Reminders');

  constructor(
    private readonly scope: Scope,
    private readonly mails: InvoiceMails,
  ) {}

  /** Gives the number of reminders. */
  @Scheduled('invoices.reminders', '25 * * * *')
  async run(): Promise<number> {
    const found = await this.scope.asSystem('invoice reminders', () => this.scope.rows<Due>(INVOICES, this.asked()));
    let sent = 0;
    await forEachSettled(this.log, found, async ({ id, accountId, demo }) => {
      await this.scope.asSystem(
        'invoice reminders',
        async () => void (sent += await this.scope.write('invoice.remind', (tx) => this.remind(tx, id))),
        { accountId, demo },
      );
    });
    return sent;
  }

  /** Looks again under the lock: it may have been answered, and another process may have been faster. */
  private async remind(tx: Tx, id: string): Promise<number> {
    const invoice = await tx.em.findOne(Invoice, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!invoice) return 0;
    const { accountId, demo } = invoice;
    const now = this.scope.clock.now();
    let sent = 0;
    for (const { kind } of await tx.rows<{ kind: InvoiceWait }>(OF_INVOICE, [...this.asked(), id])) {
      if ((await tx.rows(ONCE, [v7(), accountId, demo, now, id, kind])).length === 0) continue;
      await this.mails.remind(tx, invoice, kind);
      tx.publish(invoiceWaits, { invoiceId: id, kind });
      sent += 1;
    }
    if (sent > 0) tx.about('invoice', id, accountId);
    return sent;
  }

  private asked(): unknown[] {
    return [this.scope.clock.now(), REMINDER_HOURS.from, REMINDER_HOURS.to];
  }
}
