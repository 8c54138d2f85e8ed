import { expect, test, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';
import { newEmail } from './support/addresses.js';

/** The server hears it, and the network loses its answer. */
const loseAnswer = (page: Page, path: string) =>
  page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** Presses, is told of the failure with the office's address, and finds everything still there for the next press. */
async function failsOnce(
  page: Page,
  path: string,
  button: string,
  told: string,
  kept: Record<string, string>,
): Promise<void> {
  await loseAnswer(page, path);
  await page.getByRole('button', { name: button }).click();
  const note = page.getByRole('alert').filter({ hasText: told });
  await expect(note.getByRole('link', { name: 'office@localhost' })).toBeVisible();
  for (const [label, value] of Object.entries(kept)) await expect(page.getByLabel(label)).toHaveValue(value);
  await expect(page.getByRole('button', { name: button })).toBeEnabled();
}

const submissions = (email: string) =>
  rows<{ details: object }>('select details from form_submission where email = $1', [email]);

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true')));

test(
  'CT-001 CT-007 CT-008 CT-009 a visitor writes to the company, and the form is empty afterwards',
  { tag: '@phone' },
  async ({ page }) => {
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
    expect(await rows('select template from outbox_message where recipient = $1', [email])).toEqual([
      { template: 'forms.confirm_contact' },
    ]);
  },
);

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
  await page.route('**/api/send-contact-email', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', code: 'internal', requestId: 'y' } }),
  );
  await page.goto('/contact');
  for (const [label, value] of [
    ['First name', 'Ana'],
    ['Last name', 'López'],
    ['Email', newEmail('ana')],
    ['Message', 'Hello'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Reason for contact').selectOption('Other');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Error sending message')).toBeVisible();
  await expect(page.getByText('email us directly: office@localhost')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hello');
});

test('IQ-003 IQ-005 IQ-006 IQ-007 the inquiry asks for what is missing, survives a lost answer, and goes out once', async ({
  page,
}) => {
  const email = newEmail('ana');
  await page.goto('/international-contact');
  await page.getByLabel('First name').fill('Ana');
  await page.getByRole('button', { name: 'Submit Inquiry' }).click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await page.getByLabel('Last name').fill('López');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Country').fill('Japan');
  await page.getByLabel('I am a').selectOption('investor');
  await failsOnce(page, '**/api/international-inquiry', 'Submit Inquiry', 'Submission Failed', {
    Email: email,
    Country: 'Japan',
    'I am a': 'investor',
  });
  await page.getByRole('button', { name: 'Submit Inquiry' }).click();
  await expect(page.getByText('Inquiry Submitted')).toBeVisible();
  expect(await submissions(email)).toEqual([{ details: { country: 'Japan', userType: 'investor' } }]);
});

test(
  'TR-004 TR-005 TR-006 the trial survives a lost answer, thanks and leads home',
  { tag: '@phone' },
  async ({ page }) => {
    const email = newEmail('ana');
    await page.goto('/free-trial');
    await page.getByLabel('First name').fill('Ana');
    await page.getByLabel('Last name').fill('López');
    await page.getByLabel('Business email').fill(email);
    await page.getByLabel('Phone').fill('514-555-0199');
    await page.getByLabel('Number of properties').selectOption('6-20');
    await failsOnce(page, '**/api/trial-signup', 'Start Free Trial', 'Please try again or contact support.', {
      'Business email': email,
      'Number of properties': '6-20',
    });
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await expect(page.getByText('Trial Request Submitted!')).toBeVisible();
    expect(await submissions(email)).toHaveLength(1);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ana!' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('DR-007 the demo form is sent, once though an answer is lost', async ({ page }) => {
  const email = newEmail('ana');
  await page.goto('/demo');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('López');
  await page.getByLabel('Email').fill(email);
  await failsOnce(page, '**/api/demo-request', 'Request a demo', 'Submission Error', {
    'First name': 'Ana',
    Email: email,
  });
  const sent = page.waitForRequest('**/api/demo-request');
  await page.getByRole('button', { name: 'Request a demo' }).click();
  expect((await sent).method()).toBe('POST');
  await expect(page.getByText('Demo request sent')).toBeVisible();
  expect(await submissions(email)).toHaveLength(1);
});

test.describe('the announcement', () => {
  test('BN-002 BN-006 LP-001 the default leads to the trial without a reload', async ({ page }) => {
    await page.route('**/api/announcements?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/');
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('button', { name: 'Open the chat' }),
    ])
      await expect(part).toBeVisible();
    await page.evaluate(() => Object.assign(window, { same: true }));
    const banner = page.getByRole('region', { name: 'Announcement' });
    await expect(banner).toContainText('$599');
    await banner.getByRole('link', { name: 'Learn More' }).click();
    await expect(page).toHaveURL('/free-trial');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });

  test('nothing moves when it comes', { tag: '@phone' }, async ({ page }) => {
    // The default: other tests announce things of their own meanwhile.
    await page.route('**/api/announcements?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.addInitScript(() => {
      let total = 0;
      const add = (entries: PerformanceEntryList) => {
        for (const entry of entries) total += (entry as unknown as { value: number }).value;
      };
      const watch = new PerformanceObserver((list) => add(list.getEntries()));
      watch.observe({ type: 'layout-shift', buffered: true });
      const moved = () => {
        add(watch.takeRecords());
        return total;
      };
      Object.assign(window, { moved });
    });
    await page.goto('/?lang=fr');
    await page.locator('html[data-live]').waitFor();
    await expect(page.getByRole('region', { name: 'Communiqué' })).toBeVisible();
    // What the banner moves is known once the frame that draws it is over.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => (window as unknown as { moved: () => number }).moved())).toBeLessThan(0.02);
  });
});
