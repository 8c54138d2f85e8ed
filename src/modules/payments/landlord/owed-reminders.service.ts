import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { Day } from '../../../contract/days.js';
import { Settings } from '../../../platform/config/settings.js';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { Catalogues } from '../../../platform/i18n/catalogues.js';
import { amountText, dayText } from '../../../platform/i18n/written.js';
import { toE164 } from '../../../platform/phones/phone-number.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import type { Limit } from '../../../platform/throttle/throttle.js';
import { requireVerifiedEmail } from '../../auth/verify-email.service.js';
import type { WayTexts } from '../../payment-instructions/payment-instruction.rows.js';
import { PaymentInstructions } from '../../payment-instructions/payment-instructions.service.js';
import { waysParams } from '../../payment-instructions/rules/ways.js';
import { LeaseStandings, type LeaseStanding } from '../../rent/lease-standings.service.js';
import { dueNow } from '../payment-terms.js';
import type { ReminderOutcome, ReminderResponse } from './reminder.dto.js';

/** The limit of reminder requests, for at most 200 leases each. */
export const REMINDERS = { name: 'owed-reminders', points: 120, seconds: 3600 } as const satisfies Limit;

interface Tenant {
  name: string;
  firstName: string;
  email: string | null;
  language: string;
  phone: string | null;
  sms: boolean;
  /** Whether they accept emails. Someone without an account couldn't opt out. */
  mail: boolean;
}

/** Everyone on the lease. Someone who can no longer sign in only gets a letter. */
const TENANTS = `select t.first_name || ' ' || t.last_name as name, t.first_name as "firstName", coalesce(u.email, t.email) as email, coalesce(u.language, t.language) as language, u.phone,
    coalesce(u.sms_notifications, false) and u.suspended_at is null as sms, coalesce(u.email_notifications, true) and u.suspended_at is null and u.deleted_at is null as mail
  from lease_tenant t left join app_user u on u.id = t.user_id where t.lease_id = $1 order by t.created_at, t.id`;

const SENT = `select id, reminded_on as "remindedOn", owed_cents as "owedCents", currency, mails, texts
  from owed_reminder where lease_id = $1 order by reminded_on desc limit 50`;

/** Reminders that a landlord sends by hand: about everything that is due on a lease, at most once a day. */
@Injectable()
export class OwedReminders {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly settings: Settings,
    private readonly words: Catalogues,
    private readonly instructions: PaymentInstructions,
  ) {}

  /** Each lease is handled separately, so one that is refused doesn't block the others. 403 `email_unverified`. */
  async remind(leaseIds: readonly string[]): Promise<ReminderOutcome[]> {
    const outcomes: ReminderOutcome[] = [];
    for (const leaseId of new Set(leaseIds)) {
      try {
        outcomes.push({ leaseId, ...(await this.one(leaseId)), code: null, error: null });
      } catch (error) {
        if (!(error instanceof Problem) || error.code === 'email_unverified') throw error;
        const notReached = Array.isArray(error.options.extra?.['notReached'])
          ? (error.options.extra['notReached'] as string[])
          : [];
        outcomes.push({ leaseId, mails: 0, texts: 0, notReached, code: error.code, error: error.message });
      }
    }
    return outcomes;
  }

  /** Reminders that were sent about a lease, the latest first. 404 for someone else's lease. */
  sent(leaseId: string): Promise<ReminderResponse[]> {
    return this.scope.read(async (query) => {
      orNotFound((await query('select 1 from lease where id = $1', [leaseId]))[0]);
      return query<ReminderResponse>(SENT, [leaseId]);
    });
  }

  private one(leaseId: string): Promise<Pick<ReminderOutcome, 'mails' | 'texts' | 'notReached'>> {
    const reached = { mails: 0, texts: 0, notReached: [] as string[] };
    return this.scope.write('lease.remind', async (tx) => {
      // Tenants without an account get emails at addresses that no one has confirmed.
      await requireVerifiedEmail(tx);
      const standing = await this.standings.of((text, values) => tx.rows(text, values), leaseId);
      tx.about('lease', leaseId, standing.book.accountId);
      if (dueNow(standing) === 0) throw new Problem('nothing_due');
      // A landlord can't read the accounts of tenants, so the system finds out who can be reached.
      tx.beforeCommitAsSystem(async () => {
        const ways = await this.instructions.ofLease((text, values) => tx.rows(text, values), leaseId);
        for (const tenant of await tx.rows<Tenant>(TENANTS, [leaseId]))
          this.write(tx, tenant, { ...standing, ways }, reached);
        if (reached.mails + reached.texts === 0)
          throw new Problem('nobody_reached', { extra: { notReached: reached.notReached } });
        await this.keep(tx, standing, reached);
      });
      tx.changed(['leases', 'reminders'], [leaseId], { accounts: [standing.book.accountId] });
      return reached;
    });
  }

  private write(
    tx: Tx,
    { email, firstName, name, language, mail, ...tenant }: Tenant,
    standing: LeaseStanding & { ways: WayTexts | null },
    reached: Pick<ReminderOutcome, 'mails' | 'texts' | 'notReached'>,
  ): void {
    const phone = tenant.sms ? toE164(tenant.phone ?? '', standing.lease.country) : null;
    const params = {
      name: firstName,
      amount: amountText(language, dueNow(standing), standing.lease.currency),
      day: dayText(language, dueSince(standing)),
      ...waysParams(this.words, language, standing.ways),
      url: `${this.settings.publicUrl}/dashboards/tenant/payments?lease=${standing.lease.id}`,
    };
    const message = { language, template: 'payments.owed_reminder', params };
    if (mail && email) tx.send({ channel: 'email', to: email, ...message });
    if (phone) tx.send({ channel: 'sms', to: phone, ...message });
    reached.mails += mail && email ? 1 : 0;
    reached.texts += phone ? 1 : 0;
    if (!(mail && email) && !phone) reached.notReached.push(name);
  }

  /** The unique key on lease and day is the limit: of two simultaneous requests, one is refused. */
  private async keep(
    tx: Tx,
    standing: LeaseStanding,
    { mails, texts }: Pick<ReminderOutcome, 'mails' | 'texts'>,
  ): Promise<void> {
    const { accountId, demo, leaseId, currency } = standing.book;
    const kept = await tx.rows(
      `insert into owed_reminder (id, account_id, demo, created_at, lease_id, reminded_on, owed_cents, currency, mails, texts)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (lease_id, reminded_on) do nothing returning id`,
      [
        v7(),
        accountId,
        demo,
        this.scope.clock.now(),
        leaseId,
        standing.today,
        dueNow(standing),
        currency,
        mails,
        texts,
      ],
    );
    if (kept.length === 0) throw new Problem('reminded_today');
  }
}

/** Due day of the oldest charge that is not paid. */
function dueSince({ charges, today }: LeaseStanding): Day {
  return charges.find(({ dueOn, leftCents }) => leftCents > 0 && dueOn <= today)?.dueOn ?? today;
}
