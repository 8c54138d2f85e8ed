import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { newEmail } from './support/addresses.js';

interface Person {
  email: string;
  token: string;
}

/** Registers someone through the API. */
async function person(page: Page, userType: 'landlord' | 'supplier' = 'landlord'): Promise<Person> {
  const email = newEmail('shell');
  const userData = {
    firstName: 'Nadia',
    lastName: 'Tremblay',
    user_type: userType,
    phone: '514-555-0134',
    companyName: 'Tremblay',
    serviceType: 'Plumber',
  };
  const answer = await page.request.post('/api/auth/signup', { data: { email, password: 'correct horse', userData } });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { email, token };
}

const signedInAs = (context: BrowserContext, { token }: Person) =>
  context.addInitScript((value) => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('access_token', value);
    sessionStorage.setItem('begun', 'yes');
  }, token);

const storedTokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('access_token')]);
const expectLanguage = (page: Page, code: string) => expect(page.locator('html')).toHaveAttribute('lang', code);

/** The page listens: until then a press on a button is kept for later. */
async function live(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /language|langue|idioma/i }).first()).toBeVisible();
  await expect(page.locator('html[data-live]')).toBeAttached();
}

test.describe('languages', () => {
  test('LN-001 a browser that asks for French is offered it on an English page, and either answer is kept', async ({
    browser,
  }) => {
    for (const [answer, language] of [
      ['Rester en anglais', 'en'],
      ['Lire en français', 'fr'],
    ] as const) {
      const page = await (await browser.newContext({ locale: 'fr-CA' })).newPage();
      await page.goto('/pricing');
      await expectLanguage(page, 'en');
      const offer = page.getByRole('region', { name: 'Langue' });
      await offer.getByRole('button', { name: answer }).click();
      await expectLanguage(page, language);
      await expect(offer).toBeHidden();
      await page.goto('/pricing');
      await expectLanguage(page, language);
      await expect(page.getByRole('region', { name: language === 'fr' ? 'Communiqué' : 'Announcement' })).toBeVisible();
      await page.context().close();
    }
  });

  test('LN-001 LN-003 LN-004 LN-005 LN-018 the selector changes the page at once, and the choice holds', async ({
    page,
  }) => {
    await page.goto('/');
    await expectLanguage(page, 'en');
    await live(page);
    await page.getByRole('button', { name: /choose a language/ }).click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['English', 'Français', 'Español']);
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bien tenu/);
    await expect(page).toHaveURL('/?lang=fr');
    await expect(page).toHaveTitle(/loyers/);
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conditions d’utilisation');
  });

  test('LN-002 LN-006 LN-008 LN-009 the address wins over the choice; a stranger there does not', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'fr'));
    await page.goto('/privacy?lang=es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidad');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /datos personales/);
    await page.context().clearCookies();
    await page.goto('/privacy?lang=xx');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politique de confidentialité');
  });

  test('LN-007 the other tab follows', async ({ page, context }) => {
    await page.goto('/');
    await live(page);
    const other = await context.newPage();
    await other.goto('/terms?lang=es');
    await expect(page).toHaveURL('/?lang=es');
    await expectLanguage(page, 'es');
  });

  test('a press before the page is live is done once it is', async ({ page }) => {
    await page.route(/\/assets\/main-.*\.js$/, async (route) => {
      await new Promise((done) => setTimeout(done, 800));
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: /choose a language/ }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Español' })).toBeVisible();
  });
});

test.describe('pages', () => {
  test('PT-001 RT-001 the landing page has no complaint in the console and one h1', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const address of ['/', '/?lang=fr', '/terms?lang=es', '/login']) {
      await page.goto(address);
      await expect(page.locator('html[data-live]')).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    expect(complaints).toEqual([]);
  });

  test('RT-100 RT-101 LN-014 an unknown path is not found, in every language', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/no/such/page?lang=fr');
    await expect(page.getByRole('heading', { name: 'Oups! Page introuvable' })).toBeVisible();
  });

  test('RT-102 a change of page begins at its top', async ({ page }) => {
    await page.goto('/');
    await live(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('RT-103 RT-104 a page module loads with a spinner, and reloads the page when it fails', async ({ page }) => {
    await page.goto('/');
    await live(page);
    let asked = 0;
    await page.route(/\/assets\/LoginPage-.*\.js$/, async (route) => {
      asked += 1;
      await new Promise((done) => setTimeout(done, 500));
      await (asked === 1 ? route.abort() : route.continue());
    });
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('status', { name: 'Loading…' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/login');
    // The prerendered page is shown before its application has asked again.
    await expect.poll(() => asked).toBe(2);
  });
});

test.describe('the top navigation', () => {
  test('NV-001 NV-002 NV-003 NV-006 NV-008 NV-009 has logo, language, Login and Get Started', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: /choose a language/ })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Get Started' })).toBeVisible();
    const popup = context.waitForEvent('page');
    await bar.getByRole('link', { name: /Homes, well kept/ }).click();
    await (await popup).close();
    await bar.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/?lang=fr');
    await expect(bar.getByRole('img', { name: /Des logements bien tenus/ })).toHaveAttribute('src', /lodgewell-fr/);
  });

  test('NV-007 the English logo stands in for one that does not load', async ({ page }) => {
    await page.route(/lodgewell-fr.*\.svg$/, (route) => route.abort());
    await page.goto('/?lang=fr');
    await expect(page.getByRole('banner').getByRole('img')).toHaveAttribute('src', /lodgewell-en/);
  });

  test('NV-004 NV-005 the side menu of a phone', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html[data-live]')).toBeAttached();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog');
    for (const name of ['Get Started', 'Tenant Portal', 'Login'])
      await expect(menu.getByRole('link', { name })).toBeVisible();
    await menu.getByRole('radio', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bien cuidado/);
  });
});

test.describe('sessions', () => {
  test('DB-001 DB-002 DB-003 RD-001 a dashboard sends visitors to its sign-in, with the way back', async ({ page }) => {
    await page.goto('/dashboards/landlord?x=1');
    await expect(page).toHaveURL('/login?next=%2Fdashboards%2Flandlord%3Fx%3D1');
    await page.goto('/dashboards/tenant');
    await expect(page).toHaveURL(/^[^?]*\/tenant-access\?next=/);
    await page.goto('/landlord-dashboard');
    await expect(page).toHaveURL('/login?next=%2Fdashboards%2Flandlord');
    for (const [role, way] of [
      ['supplier', /\/login\?next=/],
      ['admin', /\/admin-login/],
      ['staff', /\/staff-secret-login/],
    ] as const) {
      await page.goto(`/dashboards/${role}`);
      await expect(page).toHaveURL(way);
    }
    await page.goto('/production-readiness-secret-dashboard');
    await expect(page).toHaveURL(/^[^?]*\/admin-login/);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByText('Phase 1')).toHaveCount(0);
  });

  test('SE-004 DB-009 a stored token opens the own dashboard and no other', async ({ page, context }) => {
    const nadia = await person(page);
    await signedInAs(context, nadia);
    await page.goto('/dashboards/landlord');
    await expect(page.getByRole('button', { name: /Your account, Nadia Tremblay/ }).first()).toBeVisible();
    expect(await storedTokens(page)).toEqual([nadia.token, nadia.token]);
    await page.goto('/dashboards/tenant');
    await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
  });

  test('DB-004 DB-005 DB-006 DB-007 DB-010 the demo’s dashboards open with a heading and no complaint, each to its own role', async ({
    browser,
  }) => {
    // There is no demo street here: that its tenant has no home yet is the only answer that may be missing.
    const homeless = '/api/tenants/me/lease';
    for (const userType of ['tenant', 'supplier', 'staff', 'landlord']) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on(
        'console',
        (message) =>
          message.type() === 'error' && !message.location().url.includes(homeless) && complaints.push(message.text()),
      );
      page.on('pageerror', ({ message }) => complaints.push(message));
      const { access_token: token } = (await (
        await page.request.post('/api/auth/demo', { data: { userType } })
      ).json()) as { access_token: string };
      await signedInAs(context, { email: '', token });
      await page.goto(`/dashboards/${userType}`);
      await expect(page).toHaveURL(new RegExp(`/dashboards/${userType}`));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('html[data-live]')).toBeAttached();
      expect(complaints).toEqual([]);
      if (userType === 'tenant') {
        await page.goto('/dashboards/admin');
        await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
      }
      await context.close();
    }
  });

  test('SE-002 a token in the address is taken up and removed', async ({ page }) => {
    const { token } = await person(page);
    await page.goto(`/dashboards/landlord?token=${token}&y=2`);
    await expect(page).toHaveURL('/dashboards/landlord?y=2');
    await expect(page.getByRole('button', { name: /Your account/ }).first()).toBeVisible();
    expect(await storedTokens(page)).toEqual([token, token]);
  });

  test('SE-018 a token beside a running session asks, and says who is who', async ({ page, context }) => {
    const [nadia, omar] = [await person(page), await person(page)];
    await signedInAs(context, nadia);
    await page.goto(`/dashboards/landlord?token=${omar.token}`);
    await expect(page).toHaveURL('/dashboards/landlord');
    const question = page.getByRole('dialog');
    await expect(question).toContainText(nadia.email);
    await expect(question).toContainText(omar.email);
    await question.getByRole('button', { name: /Stay signed in/ }).click();
    expect(await storedTokens(page)).toEqual([nadia.token, nadia.token]);
    await page.goto(`/dashboards/landlord?token=${omar.token}`);
    await question.getByRole('button', { name: /^Sign in as/ }).click();
    await expect.poll(() => storedTokens(page)).toEqual([omar.token, omar.token]);
  });

  test('SE-003 SE-012 a refused token is removed and leads to the sign-in with a word', async ({ page, context }) => {
    await signedInAs(context, { email: '', token: 'refused' });
    await page.goto('/dashboards/supplier');
    await expect(page).toHaveURL('/login?next=%2Fdashboards%2Fsupplier');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(await storedTokens(page)).toEqual([null, null]);
  });

  test('SE-005 SE-006 CN-002 signing out says so for a second, leads home, and ends the other tab too', async ({
    page,
    context,
  }) => {
    const nadia = await person(page);
    await signedInAs(context, nadia);
    await page.goto('/dashboards/landlord');
    const other = await context.newPage();
    await other.goto('/dashboards/landlord');
    await expect(other.getByRole('button', { name: /Your account/ }).first()).toBeVisible();
    await page
      .getByRole('button', { name: /Your account/ })
      .first()
      .click();
    // It stays for one second: on a busy machine a look now and then could miss it, and a page behind another draws seldom.
    await page.bringToFront();
    const said = page.waitForFunction(() => document.body.innerText.includes('Logged Out'), undefined, {
      polling: 'raf',
    });
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await said;
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Logged Out')).toBeHidden();
    await expect(other).toHaveURL('/');
    expect(await storedTokens(other)).toEqual([null, null]);
    // The pages don't wait for the server's answer.
    const headers = { Authorization: `Bearer ${nadia.token}` };
    await expect.poll(async () => (await page.request.get('/api/profiles/me', { headers })).status()).toBe(401);
  });
});
