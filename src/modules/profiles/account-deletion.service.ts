import { Injectable } from '@nestjs/common';
import { found, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Deletion } from '../auth/deletion.service.js';
import { PasswordService } from '../auth/password.service.js';
import { User } from '../auth/user.entity.js';
import { TwoFactorService } from '../twofactor/two-factor.service.js';
import { obstaclesOf } from './deletion-obstacles.js';
import type { DeleteAccountRequest, Obstacle } from './own-data.dto.js';

/** Shared with the admins' verbs: two admins who go at the same time go one after the other. */
const ADMINS_LOCK = 7_203_116;

/** The end of one's own account: by the password, and by the second step where it is on (decisions, section 3). */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly scope: Scope,
    private readonly passwords: PasswordService,
    private readonly twoFactor: TwoFactorService,
    private readonly deletion: Deletion,
  ) {}

  /** What keeps the account of who asks; the demo's people belong to everybody and stay. */
  async obstacles(): Promise<Obstacle[]> {
    const { userId, demo } = this.scope.actor;
    if (demo) return ['demo'];
    return this.scope.asSystem('account deletion', () => this.scope.read((query) => obstaclesOf(query, userId ?? '')));
  }

  async remove({ currentPassword, verificationToken }: DeleteAccountRequest): Promise<void> {
    const { userId, demo } = this.scope.actor;
    if (demo) throw new Problem('forbidden');
    await this.passwords.confirm(currentPassword);
    refuse(await this.obstacles());
    await this.scope.asSystem('account deletion', async () => {
      const person = found(await this.scope.load((em) => em.findOne(User, { id: userId ?? '' })));
      await this.twoFactor.require(person, verificationToken);
      await this.scope.write('account.delete', (tx) => this.end(tx, person.id));
    });
  }

  private async end(tx: Tx, id: string): Promise<void> {
    await tx.rows('select pg_advisory_xact_lock($1)', [ADMINS_LOCK]);
    refuse(await obstaclesOf((sql, values) => tx.rows(sql, values), id));
    const user = found(await tx.em.findOne(User, { id, deletedAt: null }));
    const { email, language, firstName } = user;
    await this.deletion.delete(tx, user);
    await tx.rows("delete from outbox_message where lower(recipient) = lower($1) and not demo and state <> 'queued'", [email]);
    await tx.rows('delete from newsletter_subscriber where lower(email) = lower($1) and not demo', [email]);
    tx.send({ channel: 'email', to: email, language, template: 'profiles.deleted', params: { firstName } });
  }
}

function refuse(obstacles: Obstacle[]): void {
  if (obstacles.length > 0) throw new Problem('account_in_use', { extra: { obstacles } });
}
