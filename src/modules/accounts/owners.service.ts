import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/scope/tx.js';

/** An owner of an account who can act, as a mail needs them. */
export interface OwnerToMail {
  id: string;
  email: string;
  language: string;
  firstName: string;
}

const OWNERS = `select u.id, u.email, u.language, u.first_name as "firstName" from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role = 'owner' and u.suspended_at is null and u.deleted_at is null order by u.id`;

/**
 * The owners of an account, for emails about its security, its money or its contract, which all of them get regardless
 * of their settings.
 */
@Injectable()
export class Owners {
  /** With the system's rights. */
  of(tx: Tx, accountId: string): Promise<OwnerToMail[]> {
    return tx.rows<OwnerToMail>(OWNERS, [accountId]);
  }
}
