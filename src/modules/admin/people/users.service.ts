import { Injectable, type StreamableFile } from '@nestjs/common';
import { isoOrNull } from '../../../platform/database/iso.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { csvFile } from '../../../platform/lists/csv-file.js';
import { listPages } from '../../../platform/lists/list-pages.js';
import { readList, type ListDefinition } from '../../../platform/lists/list-rows.js';
import { Page } from '../../../platform/lists/page.js';
import { bouncedAt } from '../../../platform/outbox/mail-bounce.rows.js';
import { Scope } from '../../../platform/scope/scope.js';
import { SignInLocks } from '../../auth/sign-in-locks.service.js';
import { idleMsOf } from '../../sessions/session.service.js';
import { TwoFactorLock } from '../../twofactor/two-factor-lock.service.js';
import type { TwoFactorResetResponse, UserDetailResponse, UserQuery, UserResponse } from './user.dto.js';
import { CSV_COLUMNS, NAME, STATE, toCsvRow, toUser, USER_COLUMNS, USERS, type UserRow } from './user.rows.js';

interface Seen {
  userId: string;
  lastSeenAt: Date;
  open: number;
}

type ResetRow = Omit<TwoFactorResetResponse, 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date };

/** The most rows in one file. Anyone who needs more has to export it in parts. */
const CSV_ROWS = 20_000;

/** People as admins look them up. Row-level security hides the people of the demo. */
@Injectable()
export class UsersService {
  constructor(
    private readonly scope: Scope,
    private readonly lock: TwoFactorLock,
    private readonly signIns: SignInLocks,
  ) {}

  async list(asked: UserQuery): Promise<Page<UserResponse>> {
    const page = await readList<UserRow>(this.scope, this.listOf(asked), asked);
    const seen = await this.seen(page.items.map(({ id }) => id));
    return new Page(
      page.items.map((row) => toUser(row, seen.get(row.id)?.lastSeenAt ?? null)),
      page.nextCursor,
      page.total,
    );
  }

  async get(id: string): Promise<UserDetailResponse> {
    const rows = await this.scope.rows<UserRow>(`select ${USER_COLUMNS} from ${USERS} where u.id = $1`, [id]);
    const row = orNotFound(rows[0]);
    const seen = (await this.seen([id])).get(id);
    return {
      ...toUser(row, seen?.lastSeenAt ?? null),
      openSessions: seen?.open ?? 0,
      locked: await this.scope.asSystem('who is locked out', () => this.isLocked(row)),
      bouncedAt: await this.bouncedAt(id),
      twoFactorReset: await this.resetOf(id),
    };
  }

  /** Exports the people who match the filters, at most 20,000, as CSV. The export is recorded in the audit log. */
  async csv(asked: UserQuery): Promise<StreamableFile> {
    const file = await csvFile('users.csv', CSV_COLUMNS, this.lines(asked));
    await this.scope.write('user.export', async () => undefined);
    return file;
  }

  private async *lines(asked: UserQuery) {
    for await (const rows of listPages<UserRow>(this.scope, this.listOf(asked), asked, CSV_ROWS)) {
      const seen = await this.seen(rows.map(({ id }) => id));
      yield rows.map((row) => toCsvRow(toUser(row, seen.get(row.id)?.lastSeenAt ?? null)));
    }
  }

  private async isLocked({ id, email }: UserRow): Promise<boolean> {
    return (await this.lock.isLocked(id)) || this.signIns.isHeld({ id, email });
  }

  private async bouncedAt(id: string): Promise<string | null> {
    const [row] = await this.scope.rows<{ at: Date | null }>(BOUNCED, [id]);
    return isoOrNull(row?.at ?? null);
  }

  private async resetOf(id: string): Promise<TwoFactorResetResponse | null> {
    const [row] = await this.scope.rows<ResetRow>(RESET, [id, this.scope.clock.now()]);
    return row ? { ...row, createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() } : null;
  }

  private listOf({ userType, state, resetAsked }: UserQuery): ListDefinition {
    const values: unknown[] = [];
    const where = [state ? `${STATE} = $${values.push(state)}` : 'u.deleted_at is null'];
    if (userType) where.push(`u.user_type = $${values.push(userType)}`);
    if (resetAsked) {
      const now = values.push(this.scope.clock.now());
      where.push(`exists (select 1 from two_factor_reset r where r.user_id = u.id and r.expires_at > $${now})`);
    }
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

  /** Only the system can read other people's sessions. It returns only how many are open and when the last one was used. */
  private async seen(ids: string[]): Promise<Map<string, Seen>> {
    const now = this.scope.clock.now().getTime();
    const since = [idleMsOf('staff'), idleMsOf('tenant')].map((ms) => new Date(now - ms));
    const rows = await this.scope.asSystem('when people were seen', () => this.scope.rows<Seen>(SEEN, [ids, ...since]));
    return new Map(rows.map((row) => [row.userId, row]));
  }
}

const BOUNCED = `select ${bouncedAt('u.demo', 'u.email')} as at from app_user u where u.id = $1`;

/** A session is open if it hasn't been ended and was used within the idle time of the person's role. */
const SEEN = `select s.user_id as "userId", max(s.last_seen_at) as "lastSeenAt",
  count(*) filter (where s.revoked_at is null and s.last_seen_at > (case when u.user_type in ('staff', 'admin') then $2 else $3 end)::timestamptz)::int as open
  from session s join app_user u on u.id = s.user_id where s.user_id = any($1) and not s.demo group by s.user_id`;

const RESET = `select r.asked_by as "askedBy", coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email) as "askedByName",
  r.reason, r.created_at as "createdAt", r.expires_at as "expiresAt"
  from two_factor_reset r join app_user a on a.id = r.asked_by where r.user_id = $1 and r.expires_at > $2`;
