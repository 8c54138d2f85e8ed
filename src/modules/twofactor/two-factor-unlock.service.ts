import { Injectable } from '@nestjs/common';
import { EMAIL_LINK_MINUTES } from '../../contract/limits.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { Links } from '../accounts/account-links.service.js';
import { User } from '../accounts/user.entity.js';
import { TwoFactorLock } from './two-factor-lock.service.js';
import { twoFactorUnlockDue } from './two-factor.events.js';

/** The link that opens a second step that too many wrong codes have locked. */
@Injectable()
export class TwoFactorUnlock {
  constructor(
    private readonly scope: Scope,
    private readonly links: Links,
    private readonly lock: TwoFactorLock,
  ) {}

  @Handles(twoFactorUnlockDue, 'auth.second-step-link')
  async send({ userId }: { userId: string }): Promise<void> {
    await this.scope.write('session.second_step_link_sent', async (tx) => {
      const user = await tx.em.findOne(User, { id: userId, suspendedAt: null, deletedAt: null });
      if (!user?.secondStepLockedAt) return;
      const { email, demo, language, firstName } = user;
      tx.about('user', userId);
      const url = this.links.issue(tx, { purpose: 'second_step', userId, email, demo, language });
      tx.send({
        channel: 'email',
        to: email,
        language,
        template: 'auth.secondStepLocked',
        params: { firstName, url, minutes: EMAIL_LINK_MINUTES },
      });
    });
  }

  /** Takes the link up: codes may be tried again. It works once. 400 `invalid_link`. */
  async open(token: string): Promise<void> {
    await this.scope.asSystem('second step opened', () =>
      this.scope.write('session.second_step_opened', async (tx) => {
        const { userId } = await this.links.redeem(tx, 'second_step', token);
        tx.about('user', userId ?? '');
        await this.lock.open(tx, userId ?? '');
      }),
    );
  }
}
