import { Injectable } from '@nestjs/common';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { PersonalDataRegistry } from '../../platform/personal-data/personal-data.registry.js';
import { Scope } from '../../platform/scope/scope.js';
import { personDeleted } from '../accounts/account.events.js';

/**
 * Takes out of all modules' tables what is personal to somebody who was deleted, by themselves or by an admin: each module says
 * what that is (`HoldsPersonalData`). What has a meaning for others stays: the name on a lease, the name of a company that let homes or did jobs, ledgers and timelines.
 */
@Injectable()
export class Erasure {
  constructor(
    private readonly scope: Scope,
    private readonly personalData: PersonalDataRegistry,
  ) {}

  @Handles(personDeleted, 'profiles.erasure', 'person.deleted>Erasure.erase')
  async erase({ userId }: { userId: string }): Promise<void> {
    await this.scope.write('account.erase', async (tx) => {
      tx.about('user', userId);
      for (const sql of this.personalData.erasures()) await tx.rows(sql, [userId]);
      tx.changed(['suppliers', 'leases'], [userId], {});
    });
  }
}
