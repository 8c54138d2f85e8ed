import { Injectable } from '@nestjs/common';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { User } from '../accounts/user.entity.js';
import { PasswordService } from '../auth/password.service.js';
import { Confirmation } from '../twofactor/confirmation.service.js';
import { Deletion, type Obstacle } from './deletion.service.js';
import type { DeleteAccountRequest } from './own-data.dto.js';

/**
 * Deletes the person's own account, which requires the password, and the second step where it is on
 * (docs/specification/registration.md).
 */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly scope: Scope,
    private readonly passwords: PasswordService,
    private readonly confirmation: Confirmation,
    private readonly deletion: Deletion,
  ) {}

  /**
   * What prevents the deletion of the signed-in person's account. Demo people are shared by all visitors and can't be
   * deleted.
   */
  async obstacles(): Promise<Obstacle[]> {
    const { userId, demo } = this.scope.actor;
    if (demo) return ['demo'];
    return this.scope.asSystem('account deletion', () => this.deletion.obstacles(userId ?? ''));
  }

  async remove({ currentPassword, verificationToken }: DeleteAccountRequest): Promise<void> {
    const { userId, demo } = this.scope.actor;
    if (demo) throw new Problem('forbidden');
    await this.passwords.confirm(currentPassword);
    const obstacles = await this.obstacles();
    if (obstacles.length > 0) throw new Problem('account_in_use', { extra: { obstacles } });
    await this.confirmation.requireTwoFactor(verificationToken);
    await this.scope.asSystem('account deletion', () =>
      this.scope.write('account.delete', async (tx) => {
        await this.deletion.delete(
          tx,
          orNotFound(await tx.em.findOne(User, { id: userId ?? '', deletedAt: null })),
          'person',
        );
      }),
    );
  }
}
