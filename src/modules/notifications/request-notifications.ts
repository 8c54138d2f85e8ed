import { Injectable } from '@nestjs/common';
import { dayOfInstant } from '../../contract/time-zones.js';
import { withLiterals } from '../../platform/database/literals.js';
import { LIVE_CHANNEL } from '../../platform/live/live-channel.js';
import { AtCommit, Handles, type Committing } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { isTaken } from '../service-requests/reminders/steps.rows.js';
import type { Party } from '../service-requests/rules/request-page.js';
import {
  offerEnded,
  requestFiled,
  requestHappened,
  type RequestHappening,
  type RequestNews,
} from '../service-requests/service-request.events.js';
import { notify, ownersOf, techniciansOf, tenantsOf } from './notify.js';

type Side = 'tenant' | 'landlord' | 'supplier';

/** Who is notified of each step, as with the emails. The person who caused the step is left out. */
const READERS: Record<RequestHappening, readonly Side[]> = {
  submitted: ['landlord'],
  approved: ['tenant'],
  declined: ['tenant'],
  cancelled: ['tenant', 'landlord', 'supplier'],
  offered: ['supplier'],
  offer_accepted: ['tenant', 'landlord'],
  offer_declined: ['landlord'],
  offer_withdrawn: ['supplier'],
  offer_expired: ['landlord'],
  offer_answered: ['landlord'],
  offer_picked: ['supplier'],
  offer_lost: ['supplier'],
  scheduled: ['tenant', 'landlord', 'supplier'],
  in_progress: ['tenant'],
  completed: ['tenant', 'landlord'],
  sent_back: ['landlord', 'supplier'],
  closed: ['tenant', 'landlord', 'supplier'],
  quote_sent: ['landlord'],
  quote_approved: ['supplier'],
  quote_refused: ['supplier'],
  quote_withdrawn: ['landlord'],
  board_interest: ['landlord'],
  appointment_proposed: [],
  appointment_declined: [],
  appointment_withdrawn: [],
  appointment_off: ['tenant'],
  appointment_reminder: [],
  rating_answered: ['tenant'],
  rating_hidden: ['tenant', 'supplier'],
  rating_kept: ['supplier'],
  waits_review: ['landlord'],
  waits_choice: ['landlord'],
  waits_quote: ['landlord'],
  waits_supplier: ['landlord'],
  waits_appointment: ['supplier'],
  waits_news: ['landlord'],
  waits_proposal: [],
  waits_times: ['landlord'],
  waits_start: ['landlord', 'supplier'],
  waits_end: ['landlord'],
};

/** Steps of which the technician who does the work is notified. Offers and prices are not among them. */
const OF_TECHNICIANS: readonly RequestHappening[] = [
  'cancelled',
  'scheduled',
  'sent_back',
  'closed',
  'appointment_reminder',
];

/** A supplier whose offer has ended can no longer see the job, so the notification gives its title without the address. */
const WITHOUT_ADDRESS: readonly RequestHappening[] = ['offer_withdrawn', 'offer_lost'];

type Step = Pick<RequestNews, 'requestId' | 'happening' | 'actorId' | 'offerId' | 'supplierAccountId'> & {
  parties?: Party[] | null;
  times?: RequestNews['times'];
  waits?: RequestNews['waits'];
};

interface About {
  accountId: string;
  demo: boolean;
  leaseId: string | null;
  reporterId: string;
  title: string;
  home: string;
  supplierId: string | null;
  company: string | null;
  timeZone: string;
}
/** `$2` is the offer, or `$3` the supplier's account, if the notification is for another supplier than the request's own. */
const ABOUT = `select r.account_id as "accountId", r.demo, r.lease_id as "leaseId", r.reporter_id as "reporterId", r.title,
    concat_ws(', ', p.street_number || ' ' || p.street, u.label) as home, coalesce(o.supplier_account_id, $3::uuid, r.supplier_account_id) as "supplierId", s.company_name as company, p.time_zone as "timeZone"
  from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id left join offer o on o.id = $2::uuid and o.request_id = r.id
  left join supplier s on s.account_id = coalesce(o.supplier_account_id, $3::uuid, r.supplier_account_id) where r.id = $1`;

/** Notifies the landlord's people of a new request, and makes their browsers refresh the unread count. */
const FILED = `select pg_notify('${LIVE_CHANNEL}',
    json_build_object('resources', json_build_array('notifications'), 'ids', '[]'::json, 'users', told, 'demo', $4::boolean)::text)
  from lw_notify_of_filed($1::uuid, $2::uuid, $3::timestamptz) told where cardinality(told) > 0`;

/** Notifies everyone concerned of each step of a repair. */
@Injectable()
export class RequestNotifications {
  constructor(private readonly scope: Scope) {}

  @AtCommit(requestFiled)
  filed({ requestId, actorId }: Pick<RequestNews, 'requestId' | 'actorId'>, { demo, now }: Committing): string[] {
    return [withLiterals(FILED, [requestId, actorId, now, demo])];
  }

  @Handles(requestHappened, 'notifications.request')
  happened(news: RequestNews): Promise<void> {
    return this.tell(news);
  }

  /** Notifies a supplier whose offer has ended, when several were offered the job. */
  @Handles(offerEnded, 'notifications.offer-ended')
  ended({
    requestId,
    offerId,
    happening,
  }: Pick<RequestNews, 'requestId'> & { offerId: string; happening: RequestHappening }): Promise<void> {
    return this.tell({ requestId, happening, actorId: null, offerId, supplierAccountId: null });
  }

  private async tell({
    requestId,
    happening,
    actorId,
    offerId,
    supplierAccountId,
    parties,
    times,
    waits,
  }: Step): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      if (await isTaken(tx, { requestId, happening, waits }, this.scope.clock.now())) return;
      const [about] = await tx.rows<About>(ABOUT, [requestId, offerId, supplierAccountId]);
      if (!about) return;
      const { accountId, demo, leaseId, title, home, company, timeZone } = about;
      const day =
        happening === 'appointment_reminder' && times?.[0] ? dayOfInstant(new Date(times[0].from), timeZone) : null;
      tx.about('service_request', requestId, accountId);
      const technicians = OF_TECHNICIANS.includes(happening) ? await techniciansOf(tx, requestId) : [];
      const users = [...(await readers(tx, about, parties ?? READERS[happening])), ...technicians].filter(
        (id) => id !== actorId,
      );
      await notify(tx, users, {
        kind: `request_${happening}`,
        accountId,
        demo,
        leaseId,
        subjectId: requestId,
        params: {
          title,
          ...(!WITHOUT_ADDRESS.includes(happening) && { home }),
          ...(company && { name: company }),
          ...(day && { day }),
        },
        at: this.scope.clock.now(),
      });
    });
  }
}

/** The users of these sides. Of the tenants only the one who reported the request, as the others can't see it. */
async function readers(
  tx: Tx,
  { accountId, leaseId, reporterId, supplierId }: About,
  sides: readonly (Side | 'technician')[],
): Promise<string[]> {
  const tenants =
    sides.includes('tenant') && leaseId ? (await tenantsOf(tx, leaseId)).filter((id) => id === reporterId) : [];
  const owners = sides.includes('landlord') ? await ownersOf(tx, accountId) : [];
  const suppliers = sides.includes('supplier') && supplierId ? await ownersOf(tx, supplierId) : [];
  return [...new Set([...tenants, ...owners, ...suppliers])];
}
