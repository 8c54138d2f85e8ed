import { Injectable } from '@nestjs/common';
import { invalidField } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { ColleagueResponse } from './person.dto.js';

const COLLEAGUE =
  "u.user_type in ('staff', 'admin') and u.suspended_at is null and u.deleted_at is null and u.invited_at is null";

/** Staff and admins of the same world who can sign in: those to whom work can be given. The policies keep the worlds apart. */
@Injectable()
export class Colleagues {
  constructor(private readonly scope: Scope) {}

  /** By name. */
  list(): Promise<ColleagueResponse[]> {
    return this.scope.rows<ColleagueResponse>(
      `select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name from app_user u where ${COLLEAGUE} order by 2, 1 limit 500`,
    );
  }

  /** The id again when it is a colleague's (or null); else 400 that names `field`. */
  async check(tx: Tx, id: string | null, field: string): Promise<string | null> {
    if (id === null) return null;
    const [row] = await tx.rows<{ id: string }>(`select u.id from app_user u where u.id = $1 and ${COLLEAGUE}`, [id]);
    if (!row) throw invalidField(field, `${field} must be a member of staff`, 'staff_member');
    return row.id;
  }
}
