import { Injectable } from '@nestjs/common';
import { TWO_FACTOR_RESET_HOURS } from '../../contract/limits.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { User } from '../accounts/user.entity.js';
import { TwoFactorLock } from './two-factor-lock.service.js';
import { TwoFactorSetup } from './two-factor-setup.service.js';

const HOUR = 3600_000;

/**
 * Turns off someone's two-step verification when they have lost phone and recovery codes. One admin asks, another one
 * confirms within a day (docs/decisions/0960-two-step-reset.md). Runs as the system, in the admin's name.
 */
@Injectable()
export class TwoFactorResets {
  constructor(
    private readonly scope: Scope,
    private readonly setup: TwoFactorSetup,
    private readonly lock: TwoFactorLock,
  ) {}

  /** 422 `two_step_off` and `reset_asked`. One of two simultaneous requests is refused. */
  async ask(tx: Tx, user: User, askedBy: string, reason: string): Promise<void> {
    const [protectedBy] = await tx.rows(PROTECTED_SQL, [user.id]);
    if (!protectedBy) throw refusal('two_step_off');
    const now = this.scope.clock.now();
    const expiresAt = new Date(now.getTime() + TWO_FACTOR_RESET_HOURS * HOUR);
    const asked = await tx.rows(ASK_SQL, [user.id, user.demo, askedBy, reason, now, expiresAt]);
    if (asked.length === 0) throw refusal('reset_asked');
  }

  /** Removes app, recovery codes and lock, in the name of both. 422 `reset_over` and `own_request`. Returns the reason. */
  async confirm(tx: Tx, user: User, by: string): Promise<string> {
    const reason = await this.take(tx, user.id, by);
    user.twoFactorAt = null;
    user.secondStepLockedAt = null;
    await this.setup.remove(tx, user.id);
    await this.lock.open(tx, user.id);
    return reason;
  }

  /** Any admin can withdraw a request, also one that someone else made. */
  async withdraw(tx: Tx, user: User): Promise<void> {
    const gone = await tx.rows(WITHDRAW_SQL, [user.id, this.scope.clock.now()]);
    if (gone.length === 0) throw refusal('reset_over');
  }

  /** Deleting the row uses the request up, so that it is confirmed once. An asker who is no longer an admin doesn't count. */
  private async take(tx: Tx, userId: string, by: string): Promise<string> {
    const [taken] = await tx.rows<{ reason: string }>(TAKE_SQL, [userId, by, this.scope.clock.now()]);
    if (taken) return taken.reason;
    const own = await tx.rows('select 1 from two_factor_reset where user_id = $1 and asked_by = $2', [userId, by]);
    throw refusal(own.length > 0 ? 'own_request' : 'reset_over');
  }
}

const PROTECTED_SQL = `select 1 from app_user u where u.id = $1 and (u.two_factor_at is not null or u.second_step_locked_at is not null
  or exists (select 1 from totp_secret t where t.user_id = u.id and t.confirmed_at is not null))`;

const ASK_SQL = `insert into two_factor_reset (user_id, demo, asked_by, reason, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (user_id) do update set asked_by = excluded.asked_by, reason = excluded.reason,
    created_at = excluded.created_at, expires_at = excluded.expires_at
  where two_factor_reset.expires_at <= excluded.created_at returning user_id`;

const TAKE_SQL = `delete from two_factor_reset r using app_user a
  where r.user_id = $1 and r.asked_by <> $2 and r.expires_at > $3
    and a.id = r.asked_by and a.user_type = 'admin' and a.suspended_at is null and a.deleted_at is null returning r.reason`;

const WITHDRAW_SQL = 'delete from two_factor_reset where user_id = $1 and expires_at > $2 returning user_id';
