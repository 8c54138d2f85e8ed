import { Injectable } from '@nestjs/common';
import { STAFF_RIGHTS, type StaffRight } from '../../contract/staff-roles.js';
import { Problem } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { lockWorker, looksAfter } from '../accounts/team-work.service.js';
import type { ColleagueResponse } from './person.dto.js';
import { mayMoveWork } from './rules/moving-work.js';

/** `$1`: the staff roles that may have the work. */
const COLLEAGUE = looksAfter('$1');

/** Rights with which someone can be given work. */
export type WorkRight = Extract<StaffRight, 'leads' | 'tickets'>;

interface Work {
  field: string;
  right: WorkRight;
  now: string | null;
}

/** Staff and admins of the same world who can sign in: those to whom work can be given. The policies keep the worlds apart. */
@Injectable()
export class Colleagues {
  constructor(private readonly scope: Scope) {}

  /** Those who have this right, by name. */
  list(right: WorkRight): Promise<ColleagueResponse[]> {
    return this.scope.rows<ColleagueResponse>(
      `select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name from app_user u where ${COLLEAGUE} order by 2, 1 limit 500`,
      [STAFF_RIGHTS[right]],
    );
  }

  /**
   * The id again when it is that of a colleague who has this right (or null); else 400 that names `field`. `now` is who has the
   * work: one takes it, or passes on what is one's own; the rest is for managers, 403.
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

  /** Looks once more at the end, as an admin may have taken the right away meanwhile. */
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
