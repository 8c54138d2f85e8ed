import { expect, test, type Page } from '@playwright/test';

/** A landlord, signed in on this page. */
async function landlord(page: Page): Promise<void> {
  const email = `unsaved-${Date.now()}-${process.env['TEST_WORKER_INDEX']}@example.com`;
  const userData = { firstName: 'Nadia', lastName: 'Tremblay', userType: 'landlord' };
  const answer = await page.request.post('/api/auth/signup', { data: { email, password: 'correct horse', userData } });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  await page.addInitScript((value) => {
    localStorage.setItem('auth_token', value);
    localStorage.setItem('access_token', value);
  }, token);
}

test('AS-001 changes that are not saved are not lost without a question: links, back, reload, dialogs', async ({
  page,
}) => {
  await landlord(page);
  await page.goto('/dashboards/landlord');
  await page.getByRole('button', { name: /Nadia Tremblay/ }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  const name = page.getByLabel('First name');
  await name.fill('Nadine');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });

  await page.goBack();
  await expect(question).toBeVisible();
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await expect(page).toHaveURL(/landlord\/account$/);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Nadine');

  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(name).toHaveValue('Nadine');

  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/dashboards\/landlord$/);

  await page.goForward();
  await name.fill('Nadine');
  await page.getByRole('button', { name: 'Save' }).first().click();
  // The folded note about verifying the email has the word too.
  await expect(page.getByText('saved').filter({ visible: true }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/dashboards\/landlord$/);
  await expect(question).toBeHidden();
});
