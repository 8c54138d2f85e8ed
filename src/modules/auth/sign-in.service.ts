import { Injectable } from '@nestjs/common';
import type { UserType } from '../../contract/roles.js';
import { Problem } from '../../platform/errors/problem.js';
import { currentContext, runInContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import { throttleSource } from '../../platform/throttle/source.js';
import { PeopleService } from '../accounts/people.service.js';
import { passwordMatches } from '../accounts/rules/passwords.js';
import { User } from '../accounts/user.entity.js';
import { SessionService } from '../sessions/session.service.js';
import { TwoFactorService } from '../twofactor/two-factor.service.js';
import { toSession, type SessionResponse, type SignInRequest } from './auth.dto.js';
import { SignInLimits, type Claimed } from './sign-in-limits.js';

const REFUSAL = { admin: 'invalid_admin_credentials', staff: 'invalid_staff_credentials' } as const;

const NOBODY: Claimed = { userId: null, knownHere: false };

interface Person extends Claimed {
  userId: string;
  email: string;
  demo: boolean;
  userType: UserType;
  twoFactorAt: Date | null;
  twoFactorDesignatedAs: string | null;
  passwordHash: string | null;
  suspended: boolean;
}

/** Sign-in with email address and password, and sign-out. */
@Injectable()
export class SignInService {
  constructor(
    private readonly scope: Scope,
    private readonly sessions: SessionService,
    private readonly people: PeopleService,
    private readonly limits: SignInLimits,
    private readonly twoFactor: TwoFactorService,
  ) {}

  /** The same 401 for an unknown address, a wrong password and a suspended person; `two_factor_required` after a right password. */
  async signIn(request: SignInRequest): Promise<SessionResponse> {
    const person = await this.scope.asSystem('sign-in', () => this.find(request.email));
    const right = await this.look(request, person);
    if (!right) {
      await this.note('session.sign_in_failed', person);
      throw new Problem(request.portal ? REFUSAL[request.portal] : 'invalid_credentials');
    }
    return this.scope.asSystem('sign-in', async () => {
      await this.twoFactor.require({ ...right, id: right.userId }, request.verificationToken);
      return this.open(right.userId);
    });
  }

  async signOut(): Promise<void> {
    const { sessionId } = currentContext().actor;
    if (!sessionId) return;
    await this.scope.write('session.sign_out', async (tx) => {
      tx.about('session', sessionId);
      await this.sessions.revoke(tx, { id: sessionId });
    });
  }

  /** Returns the person if the password is right and they may sign in here. Attempts that the limits refuse are recorded once for many. */
  private async look(request: SignInRequest, person: Person | null): Promise<Person | null> {
    try {
      return await this.scope.asSystem('sign-in', () =>
        this.limits.attempt(request.email, person ?? NOBODY, async () => {
          const matches = await passwordMatches(person?.passwordHash, request.password);
          return person && matches && mayEnter(person, request) ? person : null;
        }),
      );
    } catch (error) {
      if (error instanceof Problem && error.code !== 'busy' && (await this.limits.isNews(request.email, error)))
        await this.note('session.sign_in_throttled', person);
      throw error;
    }
  }

  /** Records a failed sign-in. If someone has the address, that person is the subject; otherwise neither name nor address is stored. */
  private note(action: string, person: Person | null): Promise<void> {
    const { requestId } = currentContext();
    // Written outside the request's idempotency claim, because the failed request may be sent again.
    return runInContext({ requestId, claimId: undefined }, () =>
      this.scope.write(action, async (tx) => {
        if (person) tx.about('user', person.userId);
      }),
    );
  }

  /** One statement, whether or not someone has the address, so that both cases take the same time. */
  private async find(email: string): Promise<Person | null> {
    const [person] = await this.scope.rows<Person>(PERSON_SQL, [email.trim(), throttleSource().slice(0, 64)]);
    return person ?? null;
  }

  private open(userId: string): Promise<SessionResponse> {
    return this.scope.write('session.sign_in', async (tx) => {
      const user = await tx.em.findOneOrFail(User, { id: userId });
      const membership = await this.people.membershipOf(tx.em, userId);
      tx.about('user', userId, membership?.accountId);
      return toSession(await this.sessions.open(tx, user), user, membership);
    });
  }
}

function mayEnter({ userType, suspended }: Person, { portal }: SignInRequest): boolean {
  return !suspended && (!portal || userType === portal);
}

const PERSON_SQL = `
  select u.id as "userId", u.email, u.demo, u.user_type as "userType", u.two_factor_at as "twoFactorAt",
         u.two_factor_designated_as as "twoFactorDesignatedAs", c.password_hash as "passwordHash",
         u.suspended_at is not null or u.deleted_at is not null as suspended,
         exists (select 1 from session s where s.user_id = u.id and s.source = $2) as "knownHere"
  from app_user u left join credential c on c.user_id = u.id
  where not u.demo and lower(u.email) = lower($1)`;
