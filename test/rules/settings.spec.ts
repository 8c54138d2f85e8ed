import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { readSettings, SETTING_NAMES, SettingsError } from '../../src/platform/config/settings.js';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

const DOCUMENTED = parseEnv(readFileSync(join(PROJECT_ROOT, '.env.example'), 'utf8'));
const DATABASE_URL = 'postgres://app@localhost/x';

describe('settings', () => {
  it('are the same in the code and in .env.example', () => {
    expect(Object.keys(DOCUMENTED).sort()).toEqual([...SETTING_NAMES].sort());
  });

  it('have the documented defaults', () => {
    const settings = readSettings({ DATABASE_URL });
    for (const [name, text] of Object.entries(DOCUMENTED).filter(([, value]) => value !== '')) {
      expect([name, String(settings[name as keyof typeof settings])]).toEqual([name, text]);
    }
  });

  it('complain all at once, each by name', () => {
    const read = () => readSettings({ PORT: 'abc', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' });
    expect(read).toThrow(SettingsError);
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) expect(read).toThrow(new RegExp(name));
  });

  it('complain about a name that is almost one of them, and take everything else in the environment', () => {
    expect(() => readSettings({ DATABASE_URL, BACKUP_DRI: '/backups' })).toThrow(/BACKUP_DRI .*BACKUP_DIR/);
    expect(readSettings({ DATABASE_URL, PATH: '/bin', DATABASE_PORT: 'tcp://10.0.0.1:5432' })).toBeDefined();
  });

  it('tell the site’s pages the addresses that are set, and take web addresses only', () => {
    expect(readSettings({ DATABASE_URL }).site).toEqual({
      figures: 'sample',
      demo: true,
      mail: 'kept',
      email: 'office@localhost',
      social: {},
    });
    const given = {
      PRODUCT_SITE_URL: 'https://homes.example/product',
      SOCIAL_X_URL: 'https://x.example/homes',
      SOCIAL_TIKTOK_URL: '',
      GOOGLE_PLAY_URL: 'https://play.example/homes',
    };
    expect(readSettings({ DATABASE_URL, ...given }).site).toMatchObject({
      productSite: given.PRODUCT_SITE_URL,
      social: { x: given.SOCIAL_X_URL },
      shops: { android: given.GOOGLE_PLAY_URL },
    });
    expect(readSettings({ DATABASE_URL, RETENTION_CHAT_MONTHS: '3' }).site.retention).toEqual({
      outbox: 12,
      chat: 3,
      forms: 24,
      audit: 0,
    });
    for (const name of ['PRODUCT_SITE_URL', 'SOCIAL_LINKEDIN_URL'])
      expect(() => readSettings({ DATABASE_URL, [name]: 'javascript:alert(1)' })).toThrow(new RegExp(name));
  });

  it('ask for Stripe’s keys where Stripe moves the money', () => {
    expect(() => readSettings({ DATABASE_URL, PAYMENT_PROVIDER: 'stripe' })).toThrow(
      /STRIPE_SECRET_KEY.*STRIPE_WEBHOOK_SECRET/,
    );
  });

  it('ask for every key in production and keep the demo off there', () => {
    expect(() => readSettings({ DATABASE_URL, NODE_ENV: 'production' })).toThrow(
      /JWT_SECRET.*DOCUMENT_KEY.*CODE_KEY.*PUBLIC_URL/,
    );
    expect(() => readSettings({ DATABASE_URL, NODE_ENV: 'production' })).toThrow(
      /PAYMENT_PROVIDER must be set in production/,
    );
    const keys = {
      PAYMENT_PROVIDER: 'sandbox',
      JWT_SECRET: 'x'.repeat(32),
      DOCUMENT_KEY: 'y',
      CODE_KEY: 'z'.repeat(32),
      PUBLIC_URL: 'https://home.example',
    };
    expect(readSettings({ DATABASE_URL, NODE_ENV: 'production', ...keys }).demoEnabled).toBe(false);
    const emails = [{}, { COMPANY_EMAIL: 'office@home.example' }].map(
      (more) => readSettings({ DATABASE_URL, NODE_ENV: 'production', ...keys, ...more }).site.email,
    );
    expect(emails).toEqual([undefined, 'office@home.example']);
    // The placeholders in docker/kubernetes/example/secret.yaml. If they were accepted, anyone could sign tokens with them.
    const copied = { ...keys, JWT_SECRET: 'change-me', CODE_KEY: 'change-me' };
    expect(() => readSettings({ DATABASE_URL, NODE_ENV: 'production', ...copied })).toThrow(/JWT_SECRET.*CODE_KEY/);
  });
});
