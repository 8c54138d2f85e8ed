import { expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { readSettings } from '../../../platform/config/settings.js';
import { GoogleAttempts, type Attempt } from './google-attempt.js';

const ATTEMPT: Attempt = { state: 's', nonce: 'n', verifier: 'v', role: 'tenant', language: 'en' };

function attemptsAt(publicUrl: string): GoogleAttempts {
  const settings = readSettings({
    DATABASE_URL: 'postgres://app@localhost/x',
    PUBLIC_URL: publicUrl,
    JWT_SECRET: 'j'.repeat(32),
  });
  return new GoogleAttempts(settings, new JwtService());
}

it('LG-023 the cookie of a sign-in with Google can be set by this host alone, over https', async () => {
  const attempts = attemptsAt('https://home.example');
  const cookie = await attempts.cookie(ATTEMPT);
  expect(cookie).toMatch(/^__Host-google_login=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/);
  expect(attempts.cleared()).toMatch(/^__Host-google_login=; Path=\/; .*Secure$/);
  const [pair = ''] = cookie.split(';');
  expect(await attempts.open(`theme=dark; ${pair}`)).toMatchObject(ATTEMPT);
  await expect(attempts.open(pair.replace('__Host-', ''))).rejects.toMatchObject({ code: 'google_refused' });
});

it('LG-023 over http, where browsers refuse that prefix, it has its plain name', async () => {
  const cookie = await attemptsAt('http://localhost:3000').cookie(ATTEMPT);
  expect(cookie).toMatch(/^google_login=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/);
});
