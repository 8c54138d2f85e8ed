import { expect, test, type Page } from '@playwright/test';
import { closeAfterEach, DESK, letHome, open, PHONE } from '../support/let-home.js';
import { callWith, directoryEntry, newMark, signedUp } from '../support/people-by-api.js';
import { startSecondServer, type SecondServer } from '../support/second-server.js';

/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

closeAfterEach();

let second: SecondServer;
test.beforeAll(async () => {
  second = await startSecondServer();
});
test.afterAll(() => second.stop());

/** What the product aims at. A test doesn't fail on time (decision 1620): this one measures, and `npm run bench -- live` judges. */
const AIM_MS = 2000;
const seen: { text: string; ms: number }[] = [];
test.afterEach(() => {
  const within = seen.filter(({ ms }) => ms < AIM_MS).length;
  const each = seen.map(({ text, ms }) => `  ${ms} ms: ${text}`).join('\n');
  process.stdout.write(
    `${within} of ${seen.length} changes were seen at the other process within ${AIM_MS} ms\n${each}\n`,
  );
  seen.length = 0;
});

/** Does something on one screen, and waits for what it causes on others. The report prints the time from the server's answer. */
async function seenSoon(page: Page, act: () => Promise<void>, by: readonly Page[], text: string): Promise<void> {
  const shown = by.map((page) => page.getByText(text, { exact: true }).first());
  for (const one of shown) await expect(one).toBeHidden();
  const answered = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok());
  await act();
  await answered;
  const from = performance.now();
  await Promise.all(shown.map((one) => expect(one).toBeVisible()));
  const ms = Math.round(performance.now() - from);
  seen.push({ text, ms });
  test.info().annotations.push({ type: 'seen', description: `${text}: after ${ms} ms` });
}

const say = (page: Page, text: string) => async () => {
  await page.getByLabel('Write a message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};

test('landlord, tenant and supplier at two server processes see each other’s changes', async ({ browser, request }) => {
  test.slow();
  const call = callWith(request);
  const company = `Plombex ${newMark()}`;
  const { landlord, tenant } = await letHome(request);
  const supplier = await signedUp(call, 'supplier', company);
  const report = { title: 'Radiator drips', description: 'Into a bowl.', issueType: 'HVAC', priority: 'High' };
  const { id } = await call('/api/service-requests', report, tenant);
  await call(`/api/service-requests/${id}`, { status: 'approved' }, landlord, 'patch');
  const offer = { supplierId: await directoryEntry(company), budgetCents: 50_000, firstWins: true };
  const { offers } = await call(`/api/service-requests/${id}/offers`, offer, landlord);
  await call(`/api/service-requests/${id}/offers/${offers[0].id}`, { status: 'accepted' }, supplier, 'patch');

  const [office, home, van] = await Promise.all([
    open(browser, landlord, `/dashboards/landlord/maintenance/${id}`, DESK),
    open(browser, tenant, `${second.url}/dashboards/tenant/repairs/${id}`, PHONE),
    open(browser, supplier, `${second.url}/dashboards/supplier/jobs/${id}`, PHONE),
  ]);
  for (const page of [office, home, van]) await page.locator('html[data-live]').waitFor();
  expect(new URL(office.url()).port).not.toBe(new URL(home.url()).port);

  await test.step('what one of them writes, the other two read', async () => {
    await seenSoon(office, say(office, 'Marc comes on Friday.'), [home, van], 'Marc comes on Friday.');
    await seenSoon(home, say(home, 'I am at home from nine.'), [office, van], 'I am at home from nine.');
    await seenSoon(van, say(van, 'Nine is fine.'), [office, home], 'Nine is fine.');
  });

  await test.step('whom one of them mentions, by keyboard or by touch, finds the message set apart', async () => {
    const field = office.getByLabel('Write a message');
    await field.pressSequentially('Ask @luc');
    await expect(office.getByRole('option', { name: /Lucía Ortega/ })).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
    await expect(field).toHaveValue('Ask @Lucía Ortega ');
    await office.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(home.getByText('@Lucía Ortega', { exact: true })).toBeVisible();
    await van.getByRole('button', { name: 'Mention someone' }).click();
    await van.getByRole('option', { name: /Nadia Tremblay/ }).click();
    await expect(van.getByLabel('Write a message')).toHaveValue('@Nadia Tremblay ');
    await van.getByLabel('Write a message').fill('');
  });

  await test.step('a photo that one of them attaches is opened by another', async () => {
    await home
      .getByLabel('Attach photos or PDFs')
      .setInputFiles({ name: 'bowl.png', mimeType: 'image/png', buffer: PNG });
    await expect(home.getByRole('progressbar')).toHaveCount(0);
    await home.getByRole('button', { name: 'Send', exact: true }).click();
    const picture = office.getByRole('img', { name: 'bowl.png' });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1);
    await expect(home.getByRole('img', { name: 'bowl.png' })).toBeVisible();
  });

  await test.step('steps of the job are seen, from either process', async () => {
    await seenSoon(
      van,
      async () => {
        await van.getByRole('button', { name: 'Make an appointment', exact: true }).click();
        await van.getByRole('dialog').getByRole('button', { name: 'Make appointment', exact: true }).click();
      },
      [office, home],
      'Scheduled',
    );
    await seenSoon(
      office,
      async () => {
        await office.getByRole('button', { name: 'Change priority' }).click();
        await office.getByRole('dialog').getByText('Low', { exact: true }).click();
        await office.getByRole('dialog').getByRole('button', { name: 'Save priority' }).click();
      },
      [home, van],
      'Low',
    );
  });
});
