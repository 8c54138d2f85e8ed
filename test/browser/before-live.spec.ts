import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false, actionTimeout: 15_000 });

for (const path of ['/login', '/register/landlord', '/register/supplier']) {
  test(`what is typed at ${path} before the page is live never stands in the address`, async ({ page }) => {
    await page.goto(path);
    await page.getByLabel('Email').fill('early@example.com');
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByLabel('Email')).toHaveValue('early@example.com');
    expect(new URL(page.url()).search).toBe('');
    await expect(page.locator('form').filter({ has: page.getByLabel('Email') })).toHaveAttribute('method', 'post');
  });
}

test('without scripts no empty band stands above the header', async ({ page }) => {
  await page.goto('/');
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});
