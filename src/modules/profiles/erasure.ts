import { Injectable } from '@nestjs/common';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { PersonalDataRegistry } from '../../platform/personal-data/personal-data.registry.js';
import { Scope } from '../../platform/scope/scope.js';
import { personDeleted } from '../accounts/account.events.js';

/**
 * Removes the personal data of someone who was deleted, by themselves or by an admin, from the tables of all modules.
 * Each module declares what that is (`HoldsPersonalData`). Data that others need stays: the name on a lease, the name
 * of a company that rented out homes or did jobs, ledgers and timelines.
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
