import { eventually, type TestApp } from '../../support/app.js';

export interface SignedUp {
  token: string;
  userId: string;
  accountId: string;
  email: string;
}

/** Registers someone through the API. */
export async function signUp(
  test: TestApp,
  userType: 'landlord' | 'supplier',
  email: string,
  more: object = {},
): Promise<SignedUp> {
  const userData = { firstName: 'Nadia', lastName: 'Tremblay', userType, ...more };
  const { body } = await test
    .http('post', '/api/auth/signup')
    .send({ email, password: 'correct horse', userData })
    .expect(201);
  return { token: body.access_token, userId: body.user.id, accountId: body.profile.accountId, email };
}

/** The newest mail to an address: its template and the token of its link. */
export async function lastMail(
  test: TestApp,
  email: string,
): Promise<{ template: string; url: string; token: string }> {
  const [row] = await test.sql<{ template: string; url: string }>(
    "select template, params->>'url' as url from outbox_message where recipient = $1 order by created_at desc, id desc limit 1",
    [email],
  );
  if (!row) throw new Error(`No mail to ${email}`);
  return { ...row, token: tokenOf(row.url) };
}

/** The mails that `comingMail` has returned. */
const returned = new Set<string>();

/**
 * A mail that follows its cause after the answer: waits for one of this template that no earlier call has returned. Jobs may end in
 * another order than their events, so a mail about something else may be newer.
 */
export async function comingMail(
  test: TestApp,
  email: string,
  template: string,
): Promise<{ template: string; url: string; token: string }> {
  const { id, url } = await eventually(async () => {
    const rows = await test.sql<{ id: string; url: string }>(
      "select id, params->>'url' as url from outbox_message where recipient = $1 and template = $2 order by created_at desc, id desc",
      [email, template],
    );
    return rows.find((row) => !returned.has(row.id));
  });
  returned.add(id);
  return { template, url, token: tokenOf(url) };
}

function tokenOf(url: string | null): string {
  return URL.parse(url ?? '')?.searchParams.get('token') ?? '';
}
