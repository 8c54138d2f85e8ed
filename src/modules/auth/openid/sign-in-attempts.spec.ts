import { expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { readSettings } from '../../../platform/config/settings.js';
import { SignInAttempts, type Attempt } from './sign-in-attempts.js';

const ATTEMPT: Attempt = { provider: 'google', state: 's', nonce: 'n', verifier: 'v', role: 'tenant', language: 'en' };

function attemptsAt(publicUrl: string): SignInAttempts {
  const settings = readSettings({
    DATABASE_URL: 'postgres://app@localhost/x',
    PUBLIC_URL: publicUrl,
    JWT_SECRET: 'j'.repeat(32),
  });
  return new SignInAttempts(settings, new JwtService());
}

it('LG-023 the cookie of a sign-in with Google can only be set by this host, over https', async () => {
  const attempts = attemptsAt('https://home.example');
  const cookie = await attempts.cookie(ATTEMPT);
  expect(cookie).toMatch(/^__Host-google_login=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/);
  expect(attempts.cleared('google')).toMatch(/^__Host-google_login=; Path=\/; .*Secure$/);
  const [pair = ''] = cookie.split(';');
  expect(await attempts.open('google', `theme=dark; ${pair}`)).toMatchObject(ATTEMPT);
  await expect(attempts.open('google', pair.replace('__Host-', ''))).rejects.toMatchObject({
    code: 'provider_refused',
  });
});

it('LG-023 over http, where browsers refuse that prefix, it has its plain name', async () => {
  const cookie = await attemptsAt('http://localhost:3000').cookie(ATTEMPT);
  expect(cookie).toMatch(/^google_login=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/);
});

it('an attempt at one provider does not count at another', async () => {
  const attempts = attemptsAt('http://localhost:3000');
  const [pair = ''] = (await attempts.cookie(ATTEMPT)).split(';');
  const moved = pair.replace('google_login', 'acme_login');
  await expect(attempts.open('acme', moved)).rejects.toMatchObject({ code: 'provider_refused' });
});
