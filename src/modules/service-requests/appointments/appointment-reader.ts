import { Injectable } from '@nestjs/common';
import { todayIn } from '../../../contract/time-zones.js';
import { Scope } from '../../../platform/scope/scope.js';
import { regionLawAt, ruleOf, type Place } from '../../regions/rules/region-law.js';
import { answererOf, hasLapsed, mayPropose, sideOf, stillCounts, type Bookable } from './proposal-rules.js';
import type { AppointmentProposalResponse, RequestAppointmentResponse } from './proposal.dto.js';
import { PROPOSALS, TAKEN, toProposal, type ProposalRow, type Taken } from './proposal.rows.js';
import type { ProposingSide } from './proposal.states.js';

interface Read extends Bookable {
  id: string;
  readOnly: boolean;
}

const PLACE = `select p.country, p.region, p.city, p.time_zone as "timeZone" from service_request r join property p on p.id = r.property_id where r.id = $1`;
const TENANT_ANSWERS = 'select lw_tenant_answers($1) as answers';

/** Reads what was proposed for a visit, whose turn it is, and what the reader may do. */
@Injectable()
export class AppointmentReader {
  constructor(private readonly scope: Scope) {}

  async of(request: Read): Promise<RequestAppointmentResponse> {
    const side = sideOf(this.scope.actor.role);
    const rows = await this.scope.rows<ProposalRow>(PROPOSALS, [request.id]);
    const now = this.scope.clock.now();
    const taken = side === 'supplier' ? await this.scope.rows<Taken>(TAKEN, [request.id, now]) : [];
    const open = rows.find((one) => one.status === 'open' && stillCounts(one, request)) ?? null;
    const answeredBy = open && answererOf(open.side, request);
    return {
      open: open && toProposal(open, taken, now),
      // If all times have passed, none can be accepted, so no one has to answer them.
      waitsFor: open && !hasLapsed(open, now) ? waitsFor(side, answeredBy) : null,
      answeredBy,
      mine: open !== null && open.side === side,
      mayPropose: await this.mayPropose(request, side),
      earlier: rows.filter((one) => one !== open).map((one): AppointmentProposalResponse => toProposal(one, [], now)),
      entryNoticeHours: side === 'tenant' ? null : await this.entryNotice(request.id),
    };
  }

  private async mayPropose(request: Read, side: ProposingSide | null): Promise<boolean> {
    if (request.readOnly || !mayPropose(side, request)) return false;
    if (side === 'supplier' && request.supplierAccountId !== this.scope.actor.accountId) return false;
    if (side === 'tenant') return true;
    const [tenant] = await this.scope.rows<{ answers: boolean }>(TENANT_ANSWERS, [request.id]);
    return tenant?.answers ?? false;
  }

  /** Hours of notice required by the law at the property, if the law names a number. */
  private async entryNotice(requestId: string): Promise<number | null> {
    const [place] = await this.scope.rows<Place & { timeZone: string }>(PLACE, [requestId]);
    if (!place) return null;
    const today = todayIn(place.timeZone, this.scope.clock.now());
    return ruleOf(regionLawAt(place), 'entry_notice', today)?.hours ?? null;
  }
}

function waitsFor(
  side: ProposingSide | null,
  answeredBy: ProposingSide | null,
): RequestAppointmentResponse['waitsFor'] {
  if (!answeredBy) return 'taker';
  return side === answeredBy ? 'you' : 'them';
}
