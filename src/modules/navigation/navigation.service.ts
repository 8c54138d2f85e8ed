import { Injectable } from '@nestjs/common';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { OPEN_STATES } from '../service-requests/service-request.states.js';
import { LEASE_COUNTS, NAVIGATION, TEAM } from './navigation-sql.js';
import {
  toTeamNavigation,
  type LeaseCountsResponse,
  type NavigationResponse,
  type TeamNavigationResponse,
  type TeamNavigationRow,
} from './navigation.dto.js';

/** What needs the reader's attention. Each call is one SQL statement because every page of a dashboard makes it. */
@Injectable()
export class NavigationService {
  constructor(private readonly scope: Scope) {}

  async counts(): Promise<NavigationResponse> {
    const { role } = this.scope.actor;
    if (role !== 'landlord' && role !== 'tenant' && role !== 'supplier') throw new Problem('forbidden');
    const [row] = await this.scope.rows<NavigationResponse>(NAVIGATION[role], [
      this.scope.clock.now(),
      role === 'tenant',
    ]);
    return orNotFound(row);
  }

  /** For staff and admins. */
  async ofTeam(): Promise<TeamNavigationResponse> {
    const { role } = this.scope.actor;
    if (role !== 'staff' && role !== 'admin') throw new Problem('forbidden');
    const [row] = await this.scope.rows<TeamNavigationRow>(TEAM[role]);
    return toTeamNavigation(orNotFound(row));
  }

  /** 404 for a foreign lease. */
  async ofLease(id: string): Promise<LeaseCountsResponse> {
    const [row] = await this.scope.rows<LeaseCountsResponse>(LEASE_COUNTS, [id, [...OPEN_STATES]]);
    return orNotFound(row);
  }
}
