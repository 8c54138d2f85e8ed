import { expect, test } from '@playwright/test';
import { rows } from '../support/browser.js';
import { expectSeen, watchWords } from '../support/seen.js';
import {
  invited,
  landlord,
  open,
  signInByDialog,
  tenantOf,
  turnTwoStepsOff,
  turnTwoStepsOn,
  wordsOf,
} from './support/account.js';

test('ST-001 ST-002 ST-003 ST-004 ST-006 AD-033 a tenant’s settings: what the lease fixes, what can be changed, the language, and the second step', async ({
  browser,
  request,
}) => {
  const tenant = await tenantOf(request, await landlord(request));
  await rows('update app_user set email_verified_at = now() where email = $1', [tenant.email]);
  const page = await open(browser, tenant.token, '/dashboards/tenant');
  await page.getByRole('button', { name: /Lucía Ortega/ }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Lucía Ortega');
  await expect(page.getByText('To change it, please contact your landlord.')).toBeVisible();
  await expect(page.getByLabel('Property address')).toHaveValue(/4120 17 Avenue SW, 203, Calgary/);
  for (const fixed of ['Full name', 'Property address']) await expect(page.getByLabel(fixed)).not.toBeEditable();
  await page.getByLabel('Phone', { exact: true }).fill('403-555-0177');
  await page.getByLabel('Emergency contact name').fill('Ana Ortega');
  await page.getByLabel('Emergency contact phone').fill('403-555-0188');
  await page.getByLabel('Additional notes').fill('One cat');
  await page.getByLabel('Language preference').selectOption('Français');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profil mis à jour').or(page.getByText('Profile Updated'))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Paramètres du compte' })).toBeVisible();
  for (const wish of [
    'Notifications par courriel',
    'Notifications par texto',
    'Rappels de paiement du loyer',
    'Suivi des demandes d’entretien',
  ]) {
    await expect(page.getByRole('switch', { name: wish })).toBeEnabled();
  }
  await page.getByRole('switch', { name: 'Rappels de paiement du loyer' }).click({ force: true });
  // The words of the first save may still stand there: what is stored tells that the second was taken.
  const saved = async () =>
    (
      await rows(
        'select phone, emergency_contact_name, additional_notes, language, rent_reminders from app_user where email = $1',
        [tenant.email],
      )
    )[0];
  await expect.poll(saved).toEqual({
    phone: '403-555-0177',
    emergency_contact_name: 'Ana Ortega',
    additional_notes: 'One cat',
    language: 'fr',
    rent_reminders: false,
  });

  // The same on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  const reminders = page.getByRole('switch', { name: 'Rappels de paiement du loyer' });
  // While the first is being saved the switch takes no press, and the page moves as it becomes narrow.
  await expect(reminders).toBeEnabled();
  await reminders.press('Space');
  await expect.poll(saved).toMatchObject({ rent_reminders: true });
  // It is stored before the page has heard of its new version, without which the next save is refused.
  await expect(reminders).toBeEnabled();
  await page.getByRole('textbox', { name: /^Notes/ }).fill('Two cats');
  await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
  await expect.poll(saved).toMatchObject({ additional_notes: 'Two cats' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  const french = wordsOf('fr');
  await page.getByRole('link', { name: french('tab.security') }).click();
  const [code = '', spare = ''] = await turnTwoStepsOn(page, 'fr');
  await signInByDialog(browser, 'tenant', tenant.email, code);
  await turnTwoStepsOff(page, 'fr', spare);
});

const ROLES = [
  {
    role: 'landlord',
    from: 'en',
    to: 'fr',
    name: 'Français',
    labels: ['firstName', 'lastName', 'companyName', 'email', 'phone', 'language'],
    wishes: ['emailNotifications', 'smsNotifications', 'maintenanceUpdates'],
  },
  {
    role: 'supplier',
    from: 'fr',
    to: 'es',
    name: 'Español',
    labels: ['firstName', 'lastName', 'companyName', 'email', 'phone', 'language'],
    wishes: ['emailNotifications', 'smsNotifications', 'maintenanceUpdates'],
  },
  {
    role: 'staff',
    from: 'es',
    to: 'en',
    name: 'English',
    labels: ['firstName', 'lastName', 'email', 'phone', 'language'],
    wishes: ['emailNotifications'],
  },
  {
    role: 'admin',
    from: 'en',
    to: 'es',
    name: 'Español',
    labels: ['firstName', 'lastName', 'email', 'phone', 'language'],
    wishes: ['emailNotifications'],
  },
] as const;

for (const { role, from, to, name, labels, wishes } of ROLES) {
  test(`ST-003 ST-004 ST-006 AD-033 the settings of a ${role}: what failed, what is saved, the language of everything, and the second step`, async ({
    browser,
    request,
  }) => {
    expect([wordsOf('en')('saved'), wordsOf('en')('saveFailed')]).toEqual(['Profile Updated', 'Profile update failed']);
    const { email, token } = await (role === 'staff' || role === 'admin'
      ? invited(request, role)
      : landlord(request, role));
    const page = await open(browser, token, '/forgot-password', from);
    await watchWords(page);
    // Some browsers translate by themselves, and then there is one switch more.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Translator'));
    await page.goto(`/dashboards/${role}/account`);
    const [before, after] = [wordsOf(from), wordsOf(to)];
    for (const id of labels) await expect(page.getByLabel(before(id), { exact: true })).toBeVisible();
    // One more turns off single keys on this device.
    await expect(page.getByRole('switch')).toHaveCount(wishes.length + 1);
    for (const id of wishes) await expect(page.getByRole('switch', { name: before(id) })).toBeVisible();
    if (role === 'supplier') await expect(page.getByLabel(before('companyName'), { exact: true })).not.toBeEditable();
    await page.getByLabel(before('phone'), { exact: true }).fill('403-555-0177');
    await page.getByLabel(before('language'), { exact: true }).selectOption(name);
    await page.route('**/api/profiles/me', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { error: 'English', code: 'internal', requestId: '1' } })
        : route.fallback(),
    );
    await page.getByRole('button', { name: before('save') }).click();
    await expect(page.getByText(before('saveFailed'), { exact: true })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: before('save') }).click();
    await expectSeen(page, after('saved'));
    await expect(page.getByText(before('saveFailed'), { exact: true })).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${to}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(after('title'));
    expect(await rows('select phone, language from app_user where email = $1', [email])).toEqual([
      { phone: '403-555-0177', language: to },
    ]);

    await page.getByRole('link', { name: after('tab.security') }).click();
    const [code = '', spare = ''] = await turnTwoStepsOn(page, to);
    if (role === 'landlord' || role === 'supplier') await signInByDialog(browser, role, email, code);
    await turnTwoStepsOff(page, to, spare);
    await expectSeen(page, after('twoStep.off'));
  });
}
