import { Injectable } from '@nestjs/common';
import type { Language } from '../../contract/languages.js';
import { INVITATION_DAYS } from '../../contract/limits.js';
import { insert } from '../../platform/database/literals.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Links } from './account-links.service.js';

const INVITE = `update public.app_user u set invited_at = $2 from public.membership m
  where m.user_id = u.id and m.account_id = $1 and m.role in ('owner', 'manager') and u.deleted_at is null
  returning u.id, u.email, u.language, u.first_name as "firstName"`;

interface Moved {
  id: string;
  email: string;
  language: Language;
  firstName: string;
}

/** The people of an account that was moved here from another installation. */
@Injectable()
export class MovedPeople {
  constructor(
    private readonly scope: Scope,
    private readonly links: Links,
  ) {}

  /**
   * Invites them. None has a password until they choose one by the link in their email, which also proves that the address is
   * theirs. `query` runs in the transaction of the import; the emails are sent with `tx`.
   */
  async invite(tx: Tx, accountId: string, query: Query): Promise<string[]> {
    const now = this.scope.clock.now();
    const people = await query<Moved>(INVITE, [accountId, now]);
    for (const { id: userId, email, language, firstName } of people) {
      const { url, row } = this.links.draft({
        purpose: 'invitation',
        userId,
        email,
        language,
        minutes: INVITATION_DAYS * 24 * 60,
      });
      await query(insert('public.credential', [{ user_id: userId, changed_at: now }]));
      await query(insert('public.account_link', [row]));
      tx.send({
        channel: 'email',
        to: email,
        language,
        template: 'auth.moved',
        params: { firstName, days: INVITATION_DAYS, url },
      });
    }
    return people.map(({ email }) => email).sort();
  }
}
