import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { invitationAccepted } from '../accounts/account.events.js';
import { Owners } from '../accounts/owners.service.js';
import type { User } from '../accounts/user.entity.js';
import type { Change } from './account-people.service.js';

const JOINED = `select u.id, u.email, u.first_name || ' ' || u.last_name as name, m.account_id as "accountId", a.name as company
  from membership m join app_user u on u.id = m.user_id join account a on a.id = m.account_id
  where m.user_id = $1 and m.role = 'manager' and u.deleted_at is null`;

interface Joined {
  id: string;
  email: string;
  name: string;
  accountId: string;
  company: string;
}

/** Emails about who works in a landlord's account: who may see and change everything is a matter of security. */
@Injectable()
export class ColleagueMails {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly owners: Owners,
  ) {}

  /** Tells every owner, and the person who invited too: it may have been someone else in their session. */
  async invited(change: Change, user: User): Promise<void> {
    await this.tell(change.tx, change.account.id, 'colleagues.invited', about(change, user));
  }

  /** Tells the owners that someone has accepted. Removed meanwhile, there is nothing to tell. */
  @Handles(invitationAccepted, 'colleagues.joined')
  async joined({ userId }: { userId: string }): Promise<void> {
    await this.scope.write('colleague.mail_joined', async (tx) => {
      const [joined] = await tx.rows<Joined>(JOINED, [userId]);
      if (!joined) return;
      const { id, accountId, name, email, company } = joined;
      tx.about('user', id, accountId);
      tx.changed(['colleagues'], [id], { accounts: [accountId] });
      await this.tell(tx, accountId, 'colleagues.joined', { name, email, company });
    });
  }

  /** Tells the owners, including the one who is new. */
  async owner(change: Change, user: User): Promise<void> {
    await this.tell(change.tx, change.account.id, 'colleagues.owner', about(change, user));
  }

  /** Tells the owners that one of them no longer is, and that person, who may be suspended. */
  async manager(change: Change, user: User): Promise<void> {
    const { tx, account, by } = change;
    const { id, email: to, language, firstName } = user;
    const params = { firstName, company: account.name, by: by.name };
    tx.send({ channel: 'email', to, language, template: 'colleagues.demoted', params });
    await this.tell(tx, account.id, 'colleagues.manager', about(change, user), id);
  }

  /** Tells the owners that someone is out. */
  async left(change: Change, user: User): Promise<void> {
    await this.tell(change.tx, change.account.id, 'colleagues.left', about(change, user));
  }

  removed(tx: Tx, { email, language, firstName }: User, company: string): void {
    tx.send({ channel: 'email', to: email, language, template: 'colleagues.removed', params: { firstName, company } });
  }

  private async tell(
    tx: Tx,
    accountId: string,
    template: string,
    params: Record<string, string>,
    except?: string,
  ): Promise<void> {
    const url = `${this.settings.publicUrl}/dashboards/landlord/colleagues`;
    const owners = await this.owners.of(tx, accountId);
    for (const { email: to, language, firstName } of owners.filter(({ id }) => id !== except))
      tx.send({ channel: 'email', to, language, template, params: { ...params, firstName, url } });
  }
}

const about = ({ account, by }: Change, { firstName, lastName, email }: User): Record<string, string> => ({
  name: `${firstName} ${lastName}`,
  email,
  company: account.name,
  by: by.name,
});
