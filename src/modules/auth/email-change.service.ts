import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { endLinks, Links } from '../accounts/account-links.service.js';
import { checkedEmail, PeopleService } from '../accounts/people.service.js';
import { User } from '../accounts/user.entity.js';
import { Confirmation } from '../twofactor/confirmation.service.js';
import type { VerifiedResponse } from './auth.dto.js';
import { LIMITS } from './limits.js';

/** Changes the email address: it takes the password and the second step, a link mailed to the new address, and a notice to the old one. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly scope: Scope,
    private readonly people: PeopleService,
    private readonly confirmation: Confirmation,
    private readonly links: Links,
    private readonly throttle: Throttle,
  ) {}

  /** Mails the link to the new address. If the address belongs to someone else, nothing is sent and the answer is the same. */
  async ask(password: string, email: string, verificationToken?: string): Promise<void> {
    const { userId, demo } = this.scope.actor;
    const address = checkedEmail(email);
    await this.confirmation.require(password, verificationToken);
    await this.throttle.use(LIMITS.mailOwn, userId ?? '');
    await this.scope.asSystem(
      'change of address',
      () =>
        this.scope.write('email.change_asked', async (tx) => {
          const user = orNotFound(await tx.em.findOne(User, { id: userId ?? '' }));
          tx.about('user', user.id);
          if (await this.people.findByEmail(tx.em, address, demo)) return;
          const { language } = user;
          const url = this.links.issue(tx, {
            purpose: 'change_email',
            userId: user.id,
            email: address,
            demo,
            language,
          });
          tx.send({
            channel: 'email',
            to: address,
            language,
            template: 'auth.changeEmail',
            params: { firstName: user.firstName, url },
          });
        }),
      { demo },
    );
  }

  /** Uses the link. 400 `invalid_link`, 409 if someone else registered the address meanwhile. */
  async confirm(token: string): Promise<VerifiedResponse> {
    try {
      return await this.scope.asSystem('change of address', () =>
        this.scope.write('email.changed', async (tx) => {
          const link = await this.links.redeem(tx, 'change_email', token);
          const user = await tx.em.findOne(User, { id: link.userId ?? '', suspendedAt: null });
          if (!user || !link.email) throw new Problem('invalid_link');
          const [former, now] = [user.email, this.scope.clock.now()];
          this.people.move(user, link.email);
          user.emailVerifiedAt = now;
          // Links that were mailed to the previous address stop working.
          await endLinks(tx, user.id, now);
          tx.about('user', user.id);
          tx.changed(['profiles'], [user.id], { users: [user.id] });
          tx.send({
            channel: 'email',
            to: former,
            language: user.language,
            template: 'auth.emailChanged',
            params: { firstName: user.firstName, email: link.email },
          });
          return { email: link.email, userType: user.userType };
        }),
      );
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new Problem('email_taken');
      throw error;
    }
  }
}
