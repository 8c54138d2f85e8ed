import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnyRole, ForStaff } from '../../platform/auth/decorators.js';
import { FromReplica } from '../../platform/database/from-replica.decorator.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { SEARCHES } from './limits.js';
import { SearchHitResponse, SearchQuery } from './search.dto.js';
import { Search } from './search.service.js';

const NARROW_HEADER = {
  'X-Narrow-Search': {
    description:
      'Kinds with more that have the words than were looked at, separated by commas. Absent if there are none.',
    schema: { type: 'string' as const },
  },
};

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
   * don’t count. `X-Narrow-Search` names the kinds of which staff and admins may not be shown the best ones, because more than 500 of
   * them have the words or looking for them took too long: more words help. If they type words of two characters alone, homes and people are found by what begins
   * with them. 400 below two
   * characters, 429 past 120 in a minute.
   */
  @AnyRole()
  @ForStaff('everyone')
  @LimitedByPerson(SEARCHES)
  @Get()
  @ApiOkResponse({ type: [SearchHitResponse], headers: NARROW_HEADER })
  async find(
    @Query() { q }: SearchQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SearchHitResponse[]> {
    const { hits, narrow } = await this.search.find(q);
    if (narrow.length > 0) reply.header('x-narrow-search', narrow.join(','));
    return hits;
  }
}
