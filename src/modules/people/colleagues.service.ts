import { Injectable } from '@nestjs/common';
import { STAFF_RIGHTS, type StaffRight } from '../../contract/staff-roles.js';
import { Problem } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { lockWorker, looksAfter } from '../accounts/team-work.service.js';
import type { ColleagueResponse } from './person.dto.js';
import { mayMoveWork } from './rules/moving-work.js';

/** `$1`: the staff roles that can be given the work. */
const COLLEAGUE = looksAfter('$1');

/** Rights with which someone can be given work. */
export type WorkRight = Extract<StaffRight, 'leads' | 'tickets'>;

interface Work {
  field: string;
  right: WorkRight;
  now: string | null;
}

/**
 * Staff and admins to whom work can be given: those who can sign in. The row-level security policies keep demo and real
 * people apart.
 */
@Injectable()
export class Colleagues {
  constructor(private readonly scope: Scope) {}

  /** Lists those who have this right, by name. */
  list(right: WorkRight): Promise<ColleagueResponse[]> {
    return this.scope.rows<ColleagueResponse>(
      `select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name from app_user u where ${COLLEAGUE} order by 2, 1 limit 500`,
      [STAFF_RIGHTS[right]],
    );
  }

  /**
   * Returns the id if it is null or that of a colleague who has this right. Otherwise throws 400 that names `field`. `now`
   * is the colleague who has the work. People can take work or pass on their own; only managers and admins can do the rest
   * (403).
   */
  async check(tx: Tx, id: string | null, { field, right, now }: Work): Promise<string | null> {
    const { userId } = tx.actor;
    const own = id === now || id === userId || now === userId;
    if (!own && !mayMoveWork(tx.actor)) throw new Problem('forbidden');
    if (id === null) return null;
    const [row] = await tx.rows<{ id: string }>(`select u.id from app_user u where u.id = $2 and ${COLLEAGUE}`, [
      STAFF_RIGHTS[right],
      id,
    ]);
    if (!row) throw noColleague(field);
    this.keep(tx, id, { field, right });
    return row.id;
  }

  /** Checks again before the commit, as an admin may have removed the right in the meantime. */
  private keep(tx: Tx, id: string, { field, right }: Pick<Work, 'field' | 'right'>): void {
    tx.beforeCommitAsSystem(async () => {
      await lockWorker(tx, id);
      const still = await tx.rows(`select 1 from app_user u where u.id = $2 and ${COLLEAGUE}`, [
        STAFF_RIGHTS[right],
        id,
      ]);
      if (still.length === 0) throw noColleague(field);
    });
  }
}

const noColleague = (field: string) => invalidField(field, `${field} must be a member of staff`, 'staff_member');
