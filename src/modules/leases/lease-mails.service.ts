import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { amountText, dayText, homeText, percentText, type HomeParts } from '../../platform/i18n/written.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { HOME_JSON } from '../portfolio/home.rows.js';
import { Lease } from './lease.entity.js';
import {
  leaseCorrected,
  leaseEnded,
  leaseEndUndone,
  leaseNoticeChanged,
  leaseRenewed,
  leaseTermsChanged,
  renewalCanceled,
  type ChangedTerm,
} from './lease.events.js';

interface Reader {
  email: string;
  firstName: string;
  language: string;
  account: 'yes' | 'no';
}

interface About {
  day: string | null;
  rentCents?: number;
  reason?: string;
  amountCents?: number;
  changed?: readonly ChangedTerm[];
  /** Whether a canceled term would only have changed the rent. */
  rentOnly?: boolean;
}

interface NextRent {
  startsOn: string;
  rentCents: number;
}

interface Canceled {
  leaseId: string;
  startsOn: string;
  rentOnly?: boolean;
}

/**
 * Everyone on the lease, with or without an account: these are letters, not notifications that can be turned off. A
 * deleted account has no address left.
 */
const TENANTS = `select coalesce(u.email, t.email) as email, t.first_name as "firstName", coalesce(u.language, t.language) as language, case when u.id is null then 'no' else 'yes' end as account
  from lease_tenant t left join app_user u on u.id = t.user_id where t.lease_id = $1 and u.deleted_at is null and coalesce(u.email, t.email) is not null order by t.created_at, t.id`;
const HOME = `select ${HOME_JSON} as home
  from lease l join property p on p.id = l.property_id join unit u on u.id = l.unit_id where l.id = $1`;

/** The rent that is planned: `$2` is now. It may have been announced before the lease was corrected. */
const NEXT = `select n.starts_on::text as "startsOn", n.rent_cents::bigint as "rentCents" from lease_term n join lease l on l.id = n.lease_id
  join property p on p.id = l.property_id where n.lease_id = $1 and n.starts_on > ($2::timestamptz at time zone p.time_zone)::date
  and (n.starts_on <= l.ends_on) is not false order by n.starts_on limit 1`;

/** Tells tenants what their landlord changed about the lease: notice, the rent from a day on, and what was reversed. */
@Injectable()
export class LeaseMails {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Handles(leaseNoticeChanged, 'landlords.mail-notice')
  noticeChanged({ leaseId, endsOn }: { leaseId: string; endsOn: string | null }): Promise<void> {
    return this.tell(
      leaseId,
      ({ noticeBy }) =>
        endsOn === null ? 'notice_withdrawn' : noticeBy === 'landlord' ? 'notice_given' : 'notice_recorded',
      { day: endsOn },
    );
  }

  /**
   * A renewal that a tenant accepted is announced by the offer's own email. This one is for renewals signed on paper.
   */
  @Handles(leaseRenewed, 'landlords.mail-renewal')
  async renewed({
    leaseId,
    startsOn,
    rentCents,
    offered,
  }: {
    leaseId: string;
    startsOn: string;
    rentCents: number;
    offered?: boolean;
  }): Promise<void> {
    if (!offered) await this.tell(leaseId, () => 'rent_change', { day: startsOn, rentCents });
  }

  @Handles(renewalCanceled, 'landlords.mail-renewal-canceled')
  renewalCanceled({ leaseId, startsOn, rentOnly = false }: Canceled): Promise<void> {
    return this.tell(leaseId, () => 'rent_change_canceled', { day: startsOn, rentOnly });
  }

  @Handles(leaseEnded, 'landlords.mail-ended')
  ended({ leaseId, endsOn }: { leaseId: string; endsOn: string }): Promise<void> {
    // The end may have been undone since, or the lease ended again.
    return this.tell(leaseId, ({ state }) => (state === 'ended' ? 'lease_ended' : null), { day: endsOn });
  }

  @Handles(leaseEndUndone, 'landlords.mail-end-undone')
  endUndone({ leaseId, endsOn }: { leaseId: string; endsOn: string | null }): Promise<void> {
    return this.tell(leaseId, ({ state }) => (state === 'ended' ? null : 'lease_end_undone'), { day: endsOn });
  }

  @Handles(leaseCorrected, 'landlords.mail-corrected')
  corrected({ leaseId, reason, amountCents }: { leaseId: string; reason: string; amountCents: number }): Promise<void> {
    return this.tell(leaseId, () => 'lease_corrected', { day: null, reason, amountCents });
  }

  /** Describes the lease as it is now. After two quick changes, both emails therefore say the same. */
  @Handles(leaseTermsChanged, 'landlords.mail-terms')
  termsChanged({ leaseId, changed }: { leaseId: string; changed: ChangedTerm[] }): Promise<void> {
    return this.tell(leaseId, () => 'terms_changed', { day: null, changed });
  }

  private tell(leaseId: string, templateOf: (lease: Lease) => string | null, about: About): Promise<void> {
    return this.scope.write('lease.tell', async (tx) => {
      const lease = orNotFound(await tx.em.findOne(Lease, { id: leaseId }));
      tx.about('lease', leaseId, lease.accountId);
      const template = templateOf(lease);
      if (!template) return;
      const [place] = await tx.rows<{ home: HomeParts }>(HOME, [leaseId]);
      const [next] = await tx.rows<NextRent>(NEXT, [leaseId, this.scope.clock.now()]);
      for (const { email, firstName, language, account } of await tx.rows<Reader>(TENANTS, [leaseId])) {
        const params = {
          name: firstName,
          home: homeText(language, place?.home),
          day: about.day ? dayText(language, about.day) : '',
          ends: about.day ? 'yes' : 'no',
          rent: amountText(language, about.rentCents ?? lease.rentCents, lease.currency),
          dueDay: lease.dueDay,
          account,
          monthly: lease.termEndsOn === null ? 'yes' : 'no',
          rentOnly: about.rentOnly ? 'yes' : 'no',
          start: dayText(language, lease.startsOn),
          hasNext: next ? 'yes' : 'no',
          nextDay: next ? dayText(language, next.startsOn) : '',
          nextRent: amountText(language, next?.rentCents ?? 0, lease.currency),
          reason: about.reason ?? '',
          direction: directionOf(about.amountCents ?? 0),
          amount: amountText(language, Math.abs(about.amountCents ?? 0), lease.currency),
          ...termsParams(lease, language, about.changed ?? []),
          url: `${this.settings.publicUrl}/dashboards/tenant/lease?lease=${leaseId}`,
        };
        tx.send({ channel: 'email', to: email, language, template: `landlords.${template}`, params });
      }
    });
  }
}

/** Which terms changed, and what applies now. */
function termsParams(lease: Lease, language: string, changed: readonly ChangedTerm[]) {
  const { termEndsOn, endsForGood, lateFeeKind, lateFeeValue, lateFeeAfterDays, depositCents, currency } = lease;
  const of = (term: ChangedTerm) => changed.includes(term);
  return {
    term: !of('term') ? 'same' : !termEndsOn ? 'monthly' : endsForGood ? 'final' : 'fixed',
    until: termEndsOn ? dayText(language, termEndsOn) : '',
    fee: of('late_fee') ? lateFeeKind : 'same',
    feeAmount:
      lateFeeKind === 'percent' ? percentText(language, lateFeeValue) : amountText(language, lateFeeValue, currency),
    feeDays: lateFeeAfterDays,
    deposit: of('deposit') ? 'changed' : 'same',
    depositAmount: amountText(language, depositCents, currency),
  };
}

/** Whether more or less is owed than before. */
function directionOf(cents: number): 'less' | 'more' | 'same' {
  if (cents === 0) return 'same';
  return cents < 0 ? 'less' : 'more';
}
