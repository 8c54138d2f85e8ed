import { Injectable, Logger } from '@nestjs/common';
import { INVITATION_DAYS } from '../../contract/limits.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { endInvitation, forgetInvited } from './invited-people.service.js';

/** After they expire: an owner still sees whom to invite again. */
const KEPT_DAYS = 30;

/** Someone whom an admin suspended meanwhile stays: their address would be free to be invited again. */
const OVER = `select u.id from app_user u where u.invited_at < $1 and u.suspended_at is null
  and exists (select 1 from membership m where m.user_id = u.id and m.role = 'invited') order by u.invited_at`;
/** Invited again meanwhile, they stay. */
const STILL_OVER = 'select 1 from app_user where id = $1 and invited_at < $2 for update skip locked';

/** Forgets colleagues who never accepted, so that their address is free and nothing about them is kept. */
@Injectable()
export class TidyInvitations {
  private readonly log = new Logger('Invitations');

  constructor(private readonly scope: Scope) {}

  /** One after the other: something that refers to one of them must not keep all others. */
  @Scheduled('colleagues.tidy', '40 3 * * *')
  async tidy(): Promise<void> {
    const days = INVITATION_DAYS + KEPT_DAYS;
    const before = new Date(this.scope.clock.now().getTime() - days * 24 * 3600_000);
    const over = await this.scope.rows<{ id: string }>(OVER, [before]);
    await forEachSettled(this.log, over, ({ id }) =>
      this.scope.write('colleague.forget_invitation', async (tx) => {
        tx.about('user', id);
        if ((await tx.rows(STILL_OVER, [id, before])).length === 0) return;
        if (await endInvitation(tx, id)) await forgetInvited(tx, id);
      }),
    );
  }
}
