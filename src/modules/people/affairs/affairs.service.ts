import { Injectable } from '@nestjs/common';
import type { AffairKind } from '../../../contract/affairs.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import type { ListQuery } from '../../../platform/lists/list-query.dto.js';
import { listRows } from '../../../platform/lists/list-rows.js';
import { Page } from '../../../platform/lists/page.js';
import { Scope } from '../../../platform/scope/scope.js';
import { affairList, type Whose } from './affair-lists.js';
import { toAffair, type AffairResponse, type AffairRow } from './affairs.dto.js';

/** Whether the reader can see the person or account. If not, the answer is 404 and the audit log records no reading. */
const IS_THERE = {
  person: 'select 1 as there from app_user where id = $1 and deleted_at is null',
  account: 'select 1 as there from account where id = $1',
} as const;

/**
 * Leases, payments, requests and so on of people and accounts, for staff and admins. The reader's row-level security
 * policies decide which rows they see.
 */
@Injectable()
export class Affairs {
  constructor(private readonly scope: Scope) {}

  /** One page of one kind. 404 if the reader can't see the person or account. */
  async list(whose: Whose, asked: ListQuery & { kind?: AffairKind }): Promise<Page<AffairResponse>> {
    const page = await this.scope.read(async (query) => {
      orNotFound((await query(IS_THERE[whose.of], [whose.id]))[0]);
      return listRows<AffairRow>(query, affairList(asked.kind ?? 'leases', whose), asked);
    });
    return new Page(page.items.map(toAffair), page.nextCursor, page.total);
  }
}
