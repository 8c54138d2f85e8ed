import { describe, expect, it } from '@jest/globals';
import { misspelled } from './misspelled.js';
import { CONTAINER_NAMES, SETTING_NAMES } from './settings.js';

const KNOWN = [...SETTING_NAMES, ...CONTAINER_NAMES];
const found = (...names: string[]) => misspelled(Object.fromEntries(names.map((name) => [name, 'x'])), KNOWN);

describe('a name that is almost a setting', () => {
  it.each([
    ['SMTP_ULR', 'SMTP_URL'],
    ['SMTPURL', 'SMTP_URL'],
    ['smtp_url', 'SMTP_URL'],
    ['BACKUP_DRI', 'BACKUP_DIR'],
    ['ADMIN_EMAILS', 'ADMIN_EMAIL'],
    ['GOOGLE_CLIENT_SECERTS', 'GOOGLE_CLIENT_SECRET'],
    ['STRIPE_WEBHOK_SECRET', 'STRIPE_WEBHOOK_SECRET'],
    ['OWNER_PASWORD', 'OWNER_PASSWORD'],
  ])('%s is taken for %s', (name, meant) => {
    expect(found(name)).toEqual([{ name, meant }]);
  });

  it('is neither a setting nor a name of something else', () => {
    expect(found(...KNOWN)).toEqual([]);
    const others = ['PATH', 'HOME', 'HOSTNAME', 'PORTS', 'TZ', 'PWD', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'PGHOST'];
    // What Kubernetes and Docker tell a container about neighboring services.
    const services = [
      'DATABASE_PORT',
      'DATABASE_SERVICE_HOST',
      'RENTALS_PORT',
      'RENTALS_SERVICE_PORT_HTTP',
      'SMTP_PORT',
    ];
    expect(found(...others, ...services)).toEqual([]);
  });

  it('counts only when it has a value', () => {
    expect(misspelled({ SMTP_ULR: '' }, KNOWN)).toEqual([]);
  });
});
