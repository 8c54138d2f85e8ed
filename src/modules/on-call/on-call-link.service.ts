import { Injectable } from '@nestjs/common';
import type { OnCallKind, OnCallLinkState, OnCallState } from '../../contract/on-call.js';
import { Problem } from '../../platform/errors/problem.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import { hashOf } from './alerts.js';
import type { OnCallLinkResponse } from './on-call-link.dto.js';
import { OnCallSteps } from './on-call-steps.js';

interface Linked {
  askId: string;
  kind: OnCallKind;
  requestId: string;
  demo: boolean;
  accountId: string;
  /** Whether this alert is the one that was answered. */
  own: boolean | null;
  state: OnCallState;
  wanted: boolean;
  landlord: string;
  title: string;
  description: string;
  place: string;
  contactName: string | null;
  contactPhone: string | null;
  accessNote: string | null;
  landlordPhone: string | null;
  /** Whether the request was canceled or declined. */
  over: boolean;
}

/** The number that tenants of the account `a` call in an emergency, or else the first owner's who has entered one. */
const LANDLORD_PHONE = `coalesce(nullif(a.emergency_phone, ''), (select u.phone from membership w join app_user u on u.id = w.user_id
    where w.account_id = a.id and w.role = 'owner' and u.phone <> '' and u.suspended_at is null and u.deleted_at is null
    order by w.created_at, u.id limit 1))`;

const LINKED = `select k.id as "askId", k.kind, k.request_id as "requestId", k.demo, k.account_id as "accountId", m.answered_ask_id = k.id as own, m.state, a.name as landlord, r.title, r.description,
    r.priority = 'emergency' and (r.status in ('submitted', 'approved', 'offered') or (m.despite_appointment and r.status = 'scheduled')) as wanted, concat_ws(', ', p.street_number || ' ' || p.street, n.label) as place,
    c.name as "contactName", c.phone as "contactPhone", c.access_note as "accessNote", ${LANDLORD_PHONE} as "landlordPhone",
    r.status in ('cancelled', 'declined') as over
  from on_call_link l join on_call_ask k on k.id = l.ask_id join on_call_alarm m on m.id = k.alarm_id join service_request r on r.id = k.request_id
  join account a on a.id = k.account_id join property p on p.id = r.property_id left join unit n on n.id = r.unit_id left join request_contact c on c.request_id = r.id
  where l.token_hash = $1 and l.expires_at > $2`;

/** The page behind the link of an alert, for people without a session. Only the button answers; viewing the page doesn't. */
@Injectable()
export class OnCallLinks {
  constructor(
    private readonly scope: Scope,
    private readonly steps: OnCallSteps,
  ) {}

  /** 400 `invalid_link` for a link that is unknown or has expired. Reading changes nothing, because mail scanners open links. */
  look(key: string): Promise<OnCallLinkResponse> {
    return this.scope.asSystem('on-call link', () =>
      this.scope.read(async (query) => shown(await this.linked(query, key))),
    );
  }

  /** The holder takes care of the emergency. Idempotent. Returns `taken` if someone else was first. 400 `invalid_link`. */
  async acknowledge(key: string): Promise<OnCallLinkResponse> {
    const find = () => this.scope.read((query) => this.linked(query, key));
    const { accountId, demo } = await this.scope.asSystem('on-call link', find);
    return this.scope.asSystem(
      'on-call link',
      async () => {
        await this.scope.write('on_call.acknowledge', async (tx) => {
          const { requestId, kind, askId } = await this.linked((text, values) => tx.rows(text, values), key);
          await this.steps.acknowledge(tx, requestId, { kind, askId });
        });
        return shown(await find());
      },
      { accountId, demo },
    );
  }

  private async linked(query: Query, key: string): Promise<Linked> {
    const [found] = await query<Linked>(LINKED, [hashOf(key), this.scope.clock.now()]);
    if (!found) throw new Problem('invalid_link');
    return found;
  }
}

/**
 * The address is shown while someone is needed. What is wrong and whom to call are shown only to the person who has answered,
 * until the request is canceled.
 */
function shown(linked: Linked): OnCallLinkResponse {
  const state = stateOf(linked);
  const yours = state === 'yours';
  const { landlord, title, place, description, contactName, contactPhone, accessNote, landlordPhone, over } = linked;
  const reachable = yours && !over;
  const numberMissing = reachable && !contactPhone;
  return {
    state,
    landlord,
    title,
    place: yours || state === 'asking' ? place : null,
    description: yours ? description : null,
    contactName: reachable ? contactName : null,
    contactPhone: reachable ? contactPhone : null,
    accessNote: reachable ? accessNote : null,
    numberMissing,
    landlordPhone: numberMissing ? landlordPhone : null,
  };
}

function stateOf({ state, own, wanted }: Linked): OnCallLinkState {
  if (state === 'acknowledged') return own ? 'yours' : 'taken';
  return wanted && state !== 'stopped' ? 'asking' : 'over';
}
