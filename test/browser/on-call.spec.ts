import { expect, test, type Browser } from '@playwright/test';
import { rows } from '../support/browser.js';
import { closeAfterEach, DESK, letHome, noOverflow, open, PHONE } from '../support/let-home.js';
import { callWith, newMark } from '../support/people-by-api.js';

closeAfterEach();

/** The link that someone got by email. */
async function linkTo(email: string): Promise<string> {
  const mails = () =>
    rows<{ params: { url: string } }>(
      "select params from outbox_message where template = 'on-call.asked' and recipient = $1",
      [email],
    );
  await expect.poll(async () => (await mails()).length).toBe(1);
  return (await mails())[0]?.params.url ?? '';
}

/** Someone without a session opens an address of the product. */
async function stranger(browser: Browser, url: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const { pathname, search } = new URL(url);
  await page.goto(`${pathname}${search}`);
  return page;
}

for (const [name, size] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const) {
  test(`a landlord lists who is on call, an emergency asks them, and the link of the alert is answered by its button, at ${name}`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(150_000);
    const home = await letHome(request);
    const email = `ana-${newMark()}@example.com`;
    const page = await open(browser, home.landlord, '/dashboards/landlord/maintenance', size);
    await page.getByRole('link', { name: 'On-call list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'On-call list' })).toBeVisible();

    await page.getByRole('button', { name: 'Add person' }).click();
    const form = page.getByRole('dialog', { name: 'Add a person' });
    await form.getByRole('button', { name: 'Add person' }).click();
    await expect(form).toBeHidden();

    await page.getByRole('button', { name: 'Add person' }).click();
    await form.getByLabel('Who').selectOption('Someone else');
    await form.getByRole('button', { name: 'Add person' }).click();
    await expect(form.getByText('Fill this in').first()).toBeVisible();
    await form.getByLabel('Name').fill('Ana Roy');
    await form.getByLabel('Email').fill(email);
    await expect(form.getByText('Fill this in')).toHaveCount(0);
    await form.getByLabel('Mobile phone').fill('12');
    await form.getByRole('button', { name: 'Add person' }).click();
    await expect(form.getByText('Enter a phone number of the property’s country', { exact: false })).toBeVisible();
    await form.getByLabel('Mobile phone').fill('403 555 0107');
    await form.getByRole('button', { name: 'Add hours' }).click();
    await form.getByLabel('From').fill('00:00');
    await form.getByLabel('Until').fill('00:00');
    await form.getByRole('button', { name: 'Add person' }).click();
    await expect(form).toBeHidden();
    const people = page.getByRole('region', { name: 'Who we notify, in this order' }).getByRole('listitem');
    await expect(people).toHaveCount(2);
    await expect(people.nth(1)).toContainText('Ana Roy');

    // The keyboard is enough.
    await page.getByRole('button', { name: 'Move Ana Roy up' }).focus();
    await page.keyboard.press('Enter');
    await expect(people.first()).toContainText('Ana Roy');
    const now = page.getByRole('region', { name: 'Who is on call now?' });
    await expect(now.getByRole('listitem')).toHaveText(['Ana Roy', 'You']);
    const preview = page.getByRole('region', { name: 'Who would we notify?' });
    await preview.getByLabel('Day').fill('2030-12-24');
    await preview.getByLabel('Time').fill('03:00');
    await expect(preview.getByRole('listitem')).toHaveText(['Ana Roy', 'You']);

    // A day off that comes back every year, half a year from now, so that Ana is on duty for the alert below.
    const monthAndDay = new Date(Date.now() + 183 * 24 * 3600_000).toISOString().slice(5, 10).replace('02-29', '02-28');
    const change = page.getByRole('dialog', { name: 'Edit person' });
    const edit = async (fill: () => Promise<unknown>) => {
      await page.getByRole('button', { name: 'Edit Ana Roy' }).click();
      await fill();
      await change.getByRole('button', { name: 'Save person' }).click();
      await expect(change).toBeHidden();
    };
    await edit(async () => {
      await change.getByRole('button', { name: 'Add days off' }).click();
      await change.getByLabel('First day').fill(`2026-${monthAndDay}`);
      await change.getByLabel('Last day').fill(`2026-${monthAndDay}`);
      await change.getByLabel('These days repeat every year').check();
    });
    await preview.getByLabel('Day').fill(`2031-${monthAndDay}`);
    await expect(preview.getByRole('listitem')).toHaveText(['You']);

    // A public holiday, on which Ana isn't on call. Afterward she is again, in case today is one.
    await edit(() => change.getByLabel('Public holidays').selectOption('Not on call on public holidays'));
    await preview.getByLabel('Day').fill('2030-12-25');
    await expect(preview.getByText('Public holiday: Christmas Day.')).toBeVisible();
    await expect(preview.getByRole('listitem')).toHaveText(['You']);
    await edit(() => change.getByLabel('Public holidays').selectOption('On call as usual'));
    await expect(preview.getByRole('listitem')).toHaveText(['Ana Roy', 'You']);

    await page.getByRole('button', { name: 'Send test alert' }).click();
    await expect(page.getByText(/The message wasn’t emailed/)).toBeVisible();
    expect(await noOverflow(page)).toBe(true);

    const call = callWith(request);
    const gas = { title: 'Kitchen', description: 'Strong smell of gas next to the stove.', priority: 'Low' };
    const { id } = await call('/api/service-requests', gas, home.tenant);
    const url = await linkTo(email);
    await page.goto(`/dashboards/landlord/maintenance/${id}`);
    // There is no mail server here.
    await expect(page.getByText('On call: the message to Ana Roy wasn’t emailed.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'I’m on it' })).toBeVisible();

    const alert = await stranger(browser, url, size);
    await expect(alert.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
    await expect(alert.getByText(gas.description)).toBeHidden();
    expect(await noOverflow(alert)).toBe(true);
    await alert.reload();
    await alert.getByRole('button', { name: 'I’m on it' }).click();
    await expect(alert.getByText('You’re on it.', { exact: false })).toBeVisible();
    await expect(alert.getByText(gas.description)).toBeVisible();

    // The landlord's page follows without being loaded again; the tenant reads a role.
    await expect(page.getByText('Ana Roy is on it')).toBeVisible();
    await expect(page.getByRole('button', { name: 'I’m on it' })).toHaveCount(0);
    const tenant = await open(browser, home.tenant, `/dashboards/tenant/repairs/${id}`, size);
    await expect(tenant.getByText('The person on call is on it')).toBeVisible();
    await expect(tenant.getByText('Ana Roy')).toHaveCount(0);
    await alert.context().close();
  });
}
