import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import type { HandledFor } from '../../platform/outbox/handler-registry.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { Account } from '../accounts/account.entity.js';
import { personSignedUp } from '../accounts/account.events.js';
import { User } from '../accounts/user.entity.js';
import { Supplier } from './supplier.entity.js';
import { addSupplier } from './supplier.service.js';

/** Adds everyone who registers as a supplier to the directory. */
@Injectable()
export class EnterDirectory {
  constructor(private readonly scope: Scope) {}

  @Handles(personSignedUp, 'suppliers.enter-directory', 'person.signed_up>EnterDirectory.enter')
  async enter(
    person: { userId: string; accountId: string; userType: string; serviceType: string | null },
    _on: HandledFor,
  ): Promise<void> {
    if (person.userType !== 'supplier') return;
    const { accountId, serviceType } = person;
    await this.scope.write('supplier.enter', async (tx) => {
      if (await tx.em.findOne(Supplier, { accountId })) return;
      const account = orNotFound(await tx.em.findOne(Account, { id: accountId }));
      const user = orNotFound(await tx.em.findOne(User, { id: person.userId }));
      const { phone = null, email } = user;
      addSupplier(tx, {
        accountId,
        companyName: account.name,
        serviceType,
        city: null,
        about: null,
        phone,
        email,
        now: this.scope.clock.now(),
      });
    });
  }
}
