import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AnyRole, ForStaff } from '../../platform/auth/decorators.js';
import { FromReplica } from '../../platform/database/from-replica.decorator.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { SEARCHES } from './limits.js';
import { SearchHitResponse, SearchQuery } from './search.dto.js';
import { Search } from './search.service.js';

@ApiTags('search')
@FromReplica()
@Controller('search')
export class SearchController {
  constructor(private readonly search: Search) {}

  /**
   * What is one's own and has all the words, at most five of a kind: landlords find properties, units, tenants, leases, requests,
   * payments and documents; tenants their lease, requests, payments and documents; suppliers jobs; staff and admins tickets, people
   * (also by where they live), properties, units and leases of every account, and leads of sales. What the team finds of people, homes and
   * leases is recorded in the audit log, and staff find only what their role may read. Case and accents
   * don’t count. 400 below two
   * characters, 429 past 120 in a minute.
   */
  @AnyRole()
  @ForStaff('everyone')
  @LimitedByPerson(SEARCHES)
  @Get()
  @ApiOkResponse({ type: [SearchHitResponse] })
  find(@Query() { q }: SearchQuery): Promise<SearchHitResponse[]> {
    return this.search.find(q);
  }
}
