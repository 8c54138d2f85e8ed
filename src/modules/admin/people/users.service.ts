import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../../platform/errors/problem.js';
import { readList } from '../../../platform/lists/list-rows.js';
import { Page } from '../../../platform/lists/page.js';
import { Scope } from '../../../platform/scope/scope.js';
import { idleMsOf } from '../../sessions/session.service.js';
import type { UserDetailResponse, UserQuery, UserResponse } from './user.dto.js';
import { NAME, STATE, toUser, USER_COLUMNS, USERS, type UserRow } from './user.rows.js';

interface Seen {
  userId: string;
  lastSeenAt: Date;
  open: number;
}

/** People as admins look them up. The demo's are of another world, which no policy shows. */
@Injectable()
export class UsersService {
  constructor(private readonly scope: Scope) {}

  async list(asked: UserQuery): Promise<Page<UserResponse>> {
    const page = await readList<UserRow>(this.scope, listOf(asked), asked);
    const seen = await this.seen(page.items.map(({ id }) => id));
    return new Page(
      page.items.map((row) => toUser(row, seen.get(row.id)?.lastSeenAt ?? null)),
      page.nextCursor,
      page.total,
    );
  }

  async get(id: string): Promise<UserDetailResponse> {
    const rows = await this.scope.rows<UserRow>(`select ${USER_COLUMNS} from ${USERS} where u.id = $1`, [id]);
    const seen = (await this.seen([id])).get(id);
    return { ...toUser(orNotFound(rows[0]), seen?.lastSeenAt ?? null), openSessions: seen?.open ?? 0 };
  }

  /** Sessions are their people's own: only when and how many is told here. */
  private async seen(ids: string[]): Promise<Map<string, Seen>> {
    const now = this.scope.clock.now().getTime();
    const since = [idleMsOf('staff'), idleMsOf('tenant')].map((ms) => new Date(now - ms));
    const rows = await this.scope.asSystem('when people were seen', () => this.scope.rows<Seen>(SEEN, [ids, ...since]));
    return new Map(rows.map((row) => [row.userId, row]));
  }
}

/** Open are those that no sign-out has ended, nor the time without a sign that their role allows. */
const SEEN = `select s.user_id as "userId", max(s.last_seen_at) as "lastSeenAt",
  count(*) filter (where s.revoked_at is null and s.last_seen_at > (case when u.user_type in ('staff', 'admin') then $2 else $3 end)::timestamptz)::int as open
  from session s join app_user u on u.id = s.user_id where s.user_id = any($1) and not s.demo group by s.user_id`;

function listOf({ userType, state }: UserQuery) {
  const values: unknown[] = [];
  const where = [state ? `${STATE} = $${values.push(state)}` : 'u.deleted_at is null'];
  if (userType) where.push(`u.user_type = $${values.push(userType)}`);
  return {
    select: USER_COLUMNS,
    from: USERS,
    where,
    values,
    sorts: { createdAt: 'u.created_at', name: NAME, email: 'lower(u.email)', userType: 'u.user_type', state: STATE },
    defaultSort: '-createdAt',
    id: 'u.id',
    search: ["u.first_name || ' ' || u.last_name", 'u.email', "coalesce(m.name, '')"],
  };
}
