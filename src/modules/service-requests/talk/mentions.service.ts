import { Injectable } from '@nestjs/common';
import { invalidField } from '../../../platform/errors/refusals.js';
import type { Actor } from '../../../platform/scope/actor.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Audience } from '../rules/audience.js';
import type { RequestPersonResponse } from './talk.dto.js';
import { PEOPLE } from './talk.rows.js';

const JOB = 'select supplier_account_id as "supplierAccountId" from service_request where id = $1';
const ALL = `select p.user_id as id, p.name, p.side from service_request r cross join lateral (${PEOPLE}) p
  where r.id = $1 and p.user_id <> $2 order by p.name, p.user_id`;
type Side = RequestPersonResponse['side'];

/** Mentions of people in the conversation of a request. */
@Injectable()
export class Mentions {
  constructor(private readonly scope: Scope) {}

  /**
   * Returns the people whom the reader can mention: the others in the conversation, if the reader may know them. Empty for staff.
   */
  async people(requestId: string): Promise<RequestPersonResponse[]> {
    const { actor } = this.scope;
    const [request] = await this.scope.rows<{ supplierAccountId: string | null }>(JOB, [requestId]);
    const sides = request ? sidesFor(actor, request.supplierAccountId) : [];
    if (sides.length === 0) return [];
    // The reader may not read memberships and other people's names.
    const all = await this.scope.asSystem(
      'people of a conversation',
      () => this.scope.rows<RequestPersonResponse>(ALL, [requestId, actor.userId]),
      { demo: actor.demo },
    );
    return all.filter(({ side }) => sides.includes(side));
  }
}

/** 400 for a person who can't read the message, or whose name isn't in it: no one is notified about something they can't see. */
export function refuseMentions(
  ids: readonly string[],
  people: readonly RequestPersonResponse[],
  { message, audience }: { message: string; audience: Audience },
): void {
  const readers = sidesOf(audience);
  const named = people.filter(({ name, side }) => readers.includes(side) && message.includes(`@${name}`));
  if (ids.every((id) => named.some((person) => person.id === id))) return;
  throw invalidField('mentions', 'mentions must be people who can read the message and are named in it', 'choice');
}

function sidesOf(audience: Audience): Side[] {
  if (audience === 'everyone') return ['landlord', 'tenant', 'supplier'];
  return audience === 'landlord' ? ['landlord'] : ['landlord', audience];
}

/** A supplier who was only asked must not see who the tenant is. */
function sidesFor({ role, accountId }: Actor, supplierAccountId: string | null): Side[] {
  if (role === 'landlord' || role === 'tenant') return ['landlord', 'tenant', 'supplier'];
  if (role !== 'supplier') return [];
  return supplierAccountId === accountId ? ['landlord', 'tenant', 'supplier'] : ['landlord'];
}
