import type { TestApp } from './app.js';

/** The token of a right code that was sent for a refusal's challenge. */
export async function secondStep(
  test: TestApp,
  { email, challenge }: { email: string; challenge: string },
): Promise<string> {
  await test.http('post', '/api/auth/request-2fa').send({ email, type: 'email', challenge }).expect(200);
  const [row] = await test.sql<{ code: string }>(
    "select params->>'code' as code from outbox_message where recipient = $1 and template = 'twofactor.code' order by id desc limit 1",
    [email],
  );
  const { body } = await test
    .http('post', '/api/auth/verify-2fa')
    .send({ email, challenge, code: row?.code })
    .expect(200);
  return body.verificationToken;
}
