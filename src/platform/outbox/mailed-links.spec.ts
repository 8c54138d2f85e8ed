import { describe, expect, it } from '@jest/globals';
import { linksIn } from './mailed-links.js';

const SITE = 'https://lodgewell.example';
const inFrench = (url: string) => linksIn('fr', { url }, SITE)['url'];

describe('links of a message', () => {
  it('LN-002 open pages that need no session in the language of the message', () => {
    expect(inFrench(SITE)).toBe(`${SITE}/?lang=fr`);
    expect(inFrench(`${SITE}/contact`)).toBe(`${SITE}/contact?lang=fr`);
    expect(inFrench(`${SITE}/reset-password?token=a.b%2B_c`)).toBe(`${SITE}/reset-password?token=a.b%2B_c&lang=fr`);
    expect(inFrench(`${SITE}/help-center?q=a%20b#part`)).toBe(`${SITE}/help-center?q=a%20b&lang=fr#part`);
  });

  it('name the language for the sign-in page of a dashboard, without choosing it for someone who is signed in', () => {
    expect(inFrench(`${SITE}/dashboards/tenant`)).toBe(`${SITE}/dashboards/tenant?mail-lang=fr`);
    expect(inFrench(`${SITE}/dashboards/tenant/payments?lease=1#due`)).toBe(
      `${SITE}/dashboards/tenant/payments?lease=1&mail-lang=fr#due`,
    );
  });

  it('keep a language that they already carry', () => {
    for (const url of [`${SITE}/newsletter?stop=a&lang=es`, `${SITE}/tenant-access?lang=es&code=A`]) {
      expect(inFrench(url)).toBe(url);
    }
  });

  it('keep addresses of other sites, of the API, and what is no address', () => {
    for (const url of [
      'https://lodgewell.example.evil.test/dashboards',
      'https://lodgewell.example@evil.test/x',
      'https://pay.example/c/1?key=2#3',
      `${SITE}/api/newsletter/one-click?token=t`,
      `See ${SITE}/contact`,
      `${SITE}/contact is where you can ask`,
      '',
    ]) {
      expect(inFrench(url)).toBe(url);
    }
    expect(linksIn('fr', { days: 3 }, SITE)).toEqual({ days: 3 });
  });

  it('carry nothing in the default language, or in one that we do not have', () => {
    const params = { url: `${SITE}/contact` };
    expect(linksIn('en', params, SITE)).toEqual(params);
    expect(linksIn('de', params, SITE)).toEqual(params);
  });
});
