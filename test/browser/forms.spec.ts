import { expect, test } from '@playwright/test';
import { rows } from '../support/browser.js';
import { newEmail } from './support/addresses.js';

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true')));

test('CT-001 CT-007 CT-008 CT-009 a visitor writes to the company, and the form is empty afterwards', { tag: '@phone' }, async ({ page }) => {
  const email = newEmail('ana');
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('López');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Reason for contact').selectOption('Careers');
  await page.getByLabel('Message', { exact: true }).fill('May I work with you?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByText('We’ll get back to you as soon as possible.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('');
  expect(await rows('select kind, details from form_submission where email = $1', [email])).toEqual([
    { kind: 'contact', details: { reason: 'Careers', message: 'May I work with you?' } },
  ]);
  expect(await rows('select template from outbox_message where recipient = $1', [email])).toEqual([{ template: 'forms.confirm_contact' }]);
});

test('what was typed survives a reload, in French', async ({ page }) => {
  await page.goto('/demo?lang=fr');
  // The form comes to life after the page around it: typed into before, it may begin again.
  await expect(async () => {
    await page.getByLabel('Prénom').fill('Ana');
    await page.getByLabel('Votre message').fill('Lundi matin?');
    await page.reload();
    await expect(page.getByLabel('Prénom')).toHaveValue('Ana', { timeout: 3000 });
  }).toPass();
  await expect(page.getByLabel('Votre message')).toHaveValue('Lundi matin?');
});

test('CT-010 CT-011 a failure says so and keeps the text', async ({ page }) => {
  await page.route('**/api/send-contact-email', (route) => route.fulfill({ status: 500, json: { error: 'x', code: 'internal', requestId: 'y' } }));
  await page.goto('/contact');
  for (const [label, value] of [['First name', 'Ana'], ['Last name', 'López'], ['Email', newEmail('ana')], ['Message', 'Hello']] as const) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Reason for contact').selectOption('Other');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Error sending message')).toBeVisible();
  await expect(page.getByText('email us directly: office@localhost')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hello');
});

test('IQ-003 IQ-005 the inquiry asks for what is missing, then goes out', async ({ page }) => {
  const email = newEmail('ana');
  await page.goto('/international-contact');
  await page.getByLabel('First name').fill('Ana');
  await page.getByRole('button', { name: 'Submit Inquiry' }).click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await page.getByLabel('Last name').fill('López');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Country').fill('Japan');
  await page.getByLabel('I am a').selectOption('investor');
  await page.getByRole('button', { name: 'Submit Inquiry' }).click();
  await expect(page.getByText('Inquiry Submitted')).toBeVisible();
  expect(await rows('select details from form_submission where email = $1', [email])).toEqual([{ details: { country: 'Japan', userType: 'investor' } }]);
});

test('TR-004 TR-005 the trial thanks and leads home', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/free-trial');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('López');
  await page.getByLabel('Business email').fill(newEmail('ana'));
  await page.getByLabel('Phone').fill('514-555-0199');
  await page.getByLabel('Number of properties').selectOption('6-20');
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page.getByText('Trial Request Submitted!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ana!' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await expect(page).toHaveURL('/');
});

test('DR-007 the demo form is sent', async ({ page }) => {
  await page.goto('/demo');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('López');
  await page.getByLabel('Email').fill(newEmail('ana'));
  const sent = page.waitForRequest('**/api/demo-request');
  await page.getByRole('button', { name: 'Request a demo' }).click();
  expect((await sent).method()).toBe('POST');
  await expect(page.getByText('Demo request sent')).toBeVisible();
});

test.describe('the announcement', () => {
  test('BN-002 BN-006 LP-001 the default leads to the trial without a reload', async ({ page }) => {
    await page.route('**/api/announcements', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/');
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button', { name: 'Open the chat' })]) await expect(part).toBeVisible();
    await page.evaluate(() => Object.assign(window, { same: true }));
    const banner = page.getByRole('region', { name: 'Announcement' });
    await expect(banner).toContainText('$599');
    await banner.getByRole('link', { name: 'Learn More' }).click();
    await expect(page).toHaveURL('/free-trial');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });

  test('nothing moves when it comes', { tag: '@phone' }, async ({ page }) => {
    // The default: other tests announce things of their own meanwhile.
    await page.route('**/api/announcements', (route) => route.fulfill({ status: 500, json: {} }));
    await page.addInitScript(() => {
      const moved = { total: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.total += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/?lang=fr');
    await expect(page.getByRole('region', { name: 'Communiqué' })).toBeVisible();
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (window as unknown as { moved: { total: number } }).moved.total)).toBeLessThan(0.02);
  });
});
