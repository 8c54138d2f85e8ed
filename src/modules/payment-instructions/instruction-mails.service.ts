import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { dayText, homeText, listText, type HomeParts } from '../../platform/i18n/written.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { HOME_JSON } from '../portfolio/home.rows.js';
import { paymentInstructionsChanged, waysToPayChanged } from './payment-instruction.events.js';
import { INSTRUCTIONS_OF, type WaysRow } from './payment-instruction.rows.js';
import { acceptedWays, wayName, type Way } from './rules/ways.js';

interface Reader {
  email: string;
  firstName: string;
  language: string;
}
type Written = WaysRow & { id: string; own: boolean };

interface Change {
  accountId: string;
  propertyId: string | null;
  userId: string;
  ways: Way[];
  added: boolean;
}
interface LeaseChange {
  leaseId: string;
  ways: Way[];
  added: boolean;
}

/**
 * All of the landlord's people, regardless of their email settings, because one of their sessions may be in the wrong
 * hands.
 */
const OWNERS = `select u.email, u.first_name as "firstName", u.language from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager') and u.suspended_at is null and u.deleted_at is null order by u.created_at, u.id`;
const NAMES = `select (select first_name || ' ' || last_name from app_user where id = $1) as by, (select name from property where id = $2) as property`;
/** What is still owed on a lease: a tenant who has left can see how to pay for as long (`lw_payable_leases()`). */
const OWES = `(select sum(s.amount_cents) from posting s where s.lease_id = l.id and s.ledger_account in ('rent_receivable', 'prepayments')) > 0`;
/** Leases that the changed instructions apply to. Leases of a property with its own instructions aren't among them. */
const LEASES = `select l.id from lease l where l.account_id = $1 and (l.state in ('active', 'notice') or ${OWES}) and (l.property_id = $2
    or ($2::uuid is null and not exists (select from payment_instruction i where i.property_id = l.property_id and i.own))) order by l.id`;
/**
 * Everyone on the lease who lives there or owes something, with or without an account: this is a warning and not a
 * notification that can be turned off.
 */
const TENANTS = `select t.user_id as "userId", coalesce(u.email, t.email) as email, t.first_name as "firstName", coalesce(u.language, t.language) as language
  from lease_tenant t left join app_user u on u.id = t.user_id join property p on p.id = t.property_id join lease l on l.id = t.lease_id
  where t.lease_id = $1 and u.deleted_at is null and u.suspended_at is null and coalesce(u.email, t.email) is not null
    and ((t.leaves_on < ($2::timestamptz at time zone p.time_zone)::date) is not true or ${OWES}) order by t.created_at, t.id`;
const LEASE = `select l.account_id as "accountId", a.name as landlord, ${HOME_JSON} as home,
    ($2::timestamptz at time zone p.time_zone)::date::text as today
  from lease l join account a on a.id = l.account_id join property p on p.id = l.property_id join unit u on u.id = l.unit_id where l.id = $1`;

/**
 * Tells everyone concerned that the way to pay changed: someone who didn't expect it can ask before the next rent goes
 * to the wrong place.
 */
@Injectable()
export class InstructionMails {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly words: Catalogues,
  ) {}

  /**
   * The landlord's people, and the tenants, lease by lease. The details are left out here too, because staff and admins
   * can read the outbox and must not see account numbers.
   */
  @Handles(paymentInstructionsChanged, 'payment-instructions.mail-landlord')
  async changed(change: Change, { demo }: { demo: boolean }): Promise<void> {
    if (demo) return;
    const { accountId, propertyId, userId, ways, added } = change;
    await this.scope.write('payment_instructions.tell', async (tx) => {
      const [texts] = await tx.rows<Written>(INSTRUCTIONS_OF, [accountId, propertyId]);
      // The account has been erased in the meantime.
      if (!texts) return;
      tx.about('payment_instructions', texts.id, accountId);
      const [names] = await tx.rows<{ by: string | null; property: string | null }>(NAMES, [userId, propertyId]);
      for (const { email, firstName, language } of await tx.rows<Reader>(OWNERS, [accountId]))
        tx.send({
          channel: 'email',
          to: email,
          language,
          template: 'payment-instructions.changed_landlord',
          params: {
            name: firstName,
            by: names?.by ?? '',
            hasProperty: names?.property ? 'yes' : 'no',
            property: names?.property ?? '',
            changed: this.names(language, ways),
            ...this.now(language, texts),
            url: `${this.settings.publicUrl}/dashboards/landlord/payments`,
          },
        });
      for (const { id } of await tx.rows<{ id: string }>(LEASES, [accountId, propertyId]))
        tx.publish(waysToPayChanged, { leaseId: id, accountId, ways, added });
    });
  }

  /**
   * Without the details themselves. Tenants see them after signing in, because anyone could send an email that looks
   * like this one.
   */
  @Handles(waysToPayChanged, 'payment-instructions.mail-tenants')
  async changedFor({ leaseId, ways, added }: LeaseChange, { demo }: { demo: boolean }): Promise<void> {
    if (demo) return;
    await this.scope.write('payment_instructions.tell', async (tx) => {
      const now = this.scope.clock.now();
      const [lease] = await tx.rows<{ accountId: string; landlord: string; home: HomeParts; today: string }>(LEASE, [
        leaseId,
        now,
      ]);
      if (!lease) return;
      const { accountId, landlord, home, today } = lease;
      tx.about('lease', leaseId, accountId);
      await this.tellTenants(tx, { leaseId, now }, (language) => ({
        landlord,
        home: homeText(language, home),
        added: added ? 'yes' : 'no',
        ways: this.names(language, ways),
        day: dayText(language, today),
        url: `${this.settings.publicUrl}/dashboards/tenant/payments?lease=${leaseId}`,
      }));
    });
  }

  private async tellTenants(
    tx: Tx,
    { leaseId, now }: { leaseId: string; now: Date },
    words: (language: string) => Record<string, string>,
  ): Promise<void> {
    const tenants = await tx.rows<Reader & { userId: string | null }>(TENANTS, [leaseId, now]);
    // An open page must not keep showing an address that was corrected.
    tx.changed(['payment-instructions'], [leaseId], { users: tenants.map(({ userId }) => userId) });
    for (const { email, firstName, language } of tenants)
      tx.send({
        channel: 'email',
        to: email,
        language,
        template: 'payment-instructions.changed',
        params: { name: firstName, ...words(language) },
      });
  }

  private now(language: string, texts: Written): { state: string; ways: string } {
    if (!texts.own) return { state: 'general', ways: '' };
    const ways = this.names(language, acceptedWays(texts));
    return { state: ways === '' ? 'none' : 'some', ways };
  }

  private names(language: string, ways: readonly Way[]): string {
    return listText(
      language,
      ways.map((way) => wayName(this.words, language, way)),
    );
  }
}
