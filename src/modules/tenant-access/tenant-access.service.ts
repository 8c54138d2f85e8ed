import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { isCallable } from '../../platform/phones/phone-number.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { checkedEmail, PeopleService } from '../accounts/people.service.js';
import { User } from '../accounts/user.entity.js';
import { toSession, type SessionResponse } from '../auth/auth.dto.js';
import { VerifyEmailService } from '../auth/verify-email.service.js';
import { SessionService } from '../sessions/session.service.js';
import { CodeLookup, type KnownCode } from './code-lookup.js';
import type { TenantCodeResponse, TenantSetupRequest } from './tenant-access.dto.js';

const HINT = 'Please sign in and add this home with your code.';

/** Sign-in of a tenant with the code of the welcome letter (docs/specification/tenant-codes.md). */
@Injectable()
export class TenantAccessService {
  constructor(
    private readonly scope: Scope,
    private readonly people: PeopleService,
    private readonly codes: CodeLookup,
    private readonly sessions: SessionService,
    private readonly verification: VerifyEmailService,
  ) {}

  /** An unused code asks for the set-up, a used one opens a session marked as such. */
  async enter(typed: string): Promise<TenantCodeResponse> {
    const code = await this.codes.find(typed);
    if (code.used) return { needsAccountSetup: false, isFirstTime: false, ...(await this.signIn(code)) };
    const { firstName, lastName, email, phone, language } = code;
    return { needsAccountSetup: true, isFirstTime: true, invitation: { firstName, lastName, email, phone, language } };
  }

  /** Makes the tenant's user, ties it to the lease and opens a session. A known address is 409 with a hint. */
  async setUp(request: TenantSetupRequest): Promise<SessionResponse> {
    const code = await this.codes.find(request.tenantCode);
    if (code.used) throw new Problem('invalid_access_code');
    checkedEmail(request.email);
    const { accountId, demo } = code;
    const look = () => this.scope.load((em) => this.people.refuseTaken(em, { email: request.email, demo }, HINT));
    await this.scope.asSystem('tenant set-up', look, { accountId, demo });
    const passwordHash = await this.people.newPasswordHash(
      { password: request.password, repeated: request.confirmPassword },
      request,
    );
    return this.scope.asSystem(
      'tenant set-up',
      () =>
        this.scope.write('tenant.set_up', async (tx) => {
          await checkPhone(tx, request, code);
          const user = await this.addTenant(tx, request, code, passwordHash);
          await this.join(tx, code, user.id);
          this.verification.ask(tx, user);
          return toSession(await this.sessions.open(tx, user), user, null);
        }),
      { accountId, demo },
    );
  }

  /** Adds a home to the tenant who is signed in. */
  async addHome(typed: string): Promise<{ leaseId: string }> {
    const { userId, demo } = this.scope.actor;
    const code = await this.codes.find(typed);
    if (code.used || code.demo !== demo || !userId) throw new Problem('invalid_access_code');
    await this.scope.asSystem(
      'tenant adds a home',
      () => this.scope.write('tenant.add_home', (tx) => this.join(tx, code, userId)),
      {
        accountId: code.accountId,
        demo,
      },
    );
    return { leaseId: code.leaseId };
  }

  private addTenant(tx: Tx, request: TenantSetupRequest, code: KnownCode, passwordHash: string): Promise<User> {
    const { email, firstName, lastName, phone, language } = request;
    const person = {
      demo: code.demo,
      email,
      userType: 'tenant' as const,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      phone: phone?.trim() || null,
      language: language ?? code.language,
      passwordHash,
    };
    return this.people.add(tx, person, HINT);
  }

  private async join(tx: Tx, code: KnownCode, userId: string): Promise<void> {
    await this.codes.use(tx, code, userId);
    tx.about('lease', code.leaseId, code.accountId);
    tx.changed(['leases', 'tenants'], [code.leaseId, code.leaseTenantId], {
      accounts: [code.accountId],
      users: [userId],
    });
  }

  private signIn({ id, userId, demo }: KnownCode): Promise<SessionResponse> {
    return this.scope.asSystem(
      'tenant code sign-in',
      () =>
        this.scope.write('session.code', async (tx) => {
          const user = userId ? await tx.em.findOne(User, { id: userId, suspendedAt: null, deletedAt: null }) : null;
          // Refused when the tenant turned this sign-in off or must verify in two steps, with the same answer as a
          // wrong code.
          if (!user?.codeSignIn || this.codes.asksSecondStep(user)) throw new Problem('invalid_access_code');
          tx.about('user', user.id);
          tx.send({
            channel: 'email',
            to: user.email,
            language: user.language,
            template: 'tenantAccess.codeUsed',
            params: { firstName: user.firstName },
          });
          return toSession(await this.sessions.open(tx, user, id), user, null);
        }),
      { demo },
    );
  }
}

/** An invalid phone number is refused, unless the landlord entered it, because then the landlord has to correct it. */
async function checkPhone(tx: Tx, { phone: typed }: TenantSetupRequest, code: KnownCode): Promise<void> {
  const phone = typed?.trim();
  if (!phone || phone === code.phone) return;
  const [home] = await tx.rows<{ country: string }>(
    'select p.country from lease l join property p on p.id = l.property_id where l.id = $1',
    [code.leaseId],
  );
  if (!isCallable(phone, home?.country))
    throw invalidField('phone', 'phone must be a phone number that can be called', 'phone');
}
