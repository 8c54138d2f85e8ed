import { Injectable, Logger } from '@nestjs/common';
import { TRIAL_NOTICE_DAYS } from '../../contract/plans.js';
import { Settings } from '../../platform/config/settings.js';
import { dayText } from '../../platform/i18n/written.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Owners } from '../accounts/owners.service.js';

const DAY = 24 * 3600_000;
/** Trials that ended before billing was turned on are not announced one by one. */
const LATEST_DAYS = 7;

interface Due {
  id: string;
  kind: 'ending' | 'over';
  trialEndsAt: Date;
}

const DUE = `select a.id, case when a.trial_ends_at <= $1 then 'over' else 'ending' end as kind, a.trial_ends_at as "trialEndsAt" from account a
  where a.kind = 'landlord' and not a.demo and a.plan is null and a.trial_ends_at between $2 and $3
    and not exists (select from trial_mail m where m.account_id = a.id and m.trial_ends_at = a.trial_ends_at
      and m.kind = case when a.trial_ends_at <= $1 then 'over' else 'ending' end)
  order by a.trial_ends_at limit 500`;
const MARK =
  'insert into trial_mail (account_id, kind, trial_ends_at, demo, sent_at) values ($1, $2, $3, false, $4) on conflict do nothing returning kind';

/** Emails landlords some days before their trial ends, and when it has ended, once each. */
@Injectable()
export class TrialMails {
  private readonly log = new Logger('Billing');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly owners: Owners,
  ) {}

  @Scheduled('billing.trials', '40 * * * *')
  async run(): Promise<void> {
    if (!this.settings.BILLING_ENABLED) return;
    const now = this.scope.clock.now();
    const [from, to] = [-LATEST_DAYS, TRIAL_NOTICE_DAYS].map((days) => new Date(now.getTime() + days * DAY));
    const due = await this.scope.asSystem('trial mails', () => this.scope.rows<Due>(DUE, [now, from, to]));
    await forEachSettled(this.log, due, (one) =>
      this.scope.asSystem('trial mails', () => this.scope.write('trial.tell', (tx) => this.tell(tx, one, now)), {
        accountId: one.id,
      }),
    );
  }

  private async tell(tx: Tx, { id, kind, trialEndsAt }: Due, now: Date): Promise<void> {
    tx.about('account', id, id);
    if ((await tx.rows(MARK, [id, kind, trialEndsAt, now])).length === 0) return;
    for (const { email, firstName: name, language } of await this.owners.of(tx, id)) {
      const params = {
        name,
        day: dayText(language, trialEndsAt.toISOString().slice(0, 10)),
        url: `${this.settings.publicUrl}/dashboards/landlord/billing`,
      };
      tx.send({ channel: 'email', to: email, language, template: `billing.trial_${kind}`, params });
    }
    tx.changed(['plan'], [id], { accounts: [id] });
  }
}
