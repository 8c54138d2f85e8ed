import { v7 } from 'uuid';
import type { UserType } from '../../src/contract/roles.js';
import type { StaffRole } from '../../src/contract/staff-roles.js';
import { SessionService } from '../../src/modules/sessions/session.service.js';
import { Scope } from '../../src/platform/scope/scope.js';
import type { TestApp } from '../support/app.js';

/** Someone with a session: signing in is one argument of a test, without the time that a password takes. */
export interface Person {
  userId: string;
  /** The account of a landlord or supplier. */
  accountId: string;
  email: string;
  token: string;
  demo: boolean;
}

/** `await person(test, 'landlord')`: verified, with an account where the role has one, and a session. */
export async function person(
  test: TestApp,
  userType: UserType,
  {
    demo = false,
    verified = true,
    staffRole = 'manager',
  }: { demo?: boolean; verified?: boolean; staffRole?: StaffRole } = {},
): Promise<Person> {
  const userId = v7();
  const email = `${userType}-${userId.slice(-12)}@example.com`;
  await test.sql(
    `insert into app_user (id, demo, email, email_verified_at, user_type, staff_role, first_name, last_name, language, created_at)
     values ($1, $2, $3, $4, $5, $6, 'Test', 'Person', 'en', now())`,
    [userId, demo, email, verified ? new Date() : null, userType, staffRole],
  );
  const accountId =
    userType === 'landlord' || userType === 'supplier' ? await account(test, userId, userType, demo) : '';
  return { userId, accountId, email, demo, token: await session(test, userId, demo) };
}

/** The same person with a new session: for a test whose clock has left the former one behind. */
export async function signedInAgain(test: TestApp, who: Person): Promise<Person> {
  return { ...who, token: await session(test, who.userId, who.demo) };
}

async function account(test: TestApp, userId: string, kind: 'landlord' | 'supplier', demo: boolean): Promise<string> {
  const id = v7();
  await test.sql("insert into account (id, demo, kind, name, created_at) values ($1, $2, $3, 'Test account', now())", [
    id,
    demo,
    kind,
  ]);
  await test.sql(
    "insert into membership (id, account_id, demo, user_id, role, created_at) values ($1, $2, $3, $4, 'owner', now())",
    [v7(), id, demo, userId],
  );
  return id;
}

function session(test: TestApp, id: string, demo: boolean): Promise<string> {
  const scope = test.app.get(Scope);
  return scope.asSystem('test', () =>
    scope.write('session.sign_in', (tx) => test.app.get(SessionService).open(tx, { id, demo })),
  );
}
