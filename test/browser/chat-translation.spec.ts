import { expect, test } from '@playwright/test';
import { startSecondServer, type SecondServer } from '../support/second-server.js';
import { TranslatorStandIn } from '../support/translator-stand-in.js';
import { invited } from './support/account.js';

const SAID = 'Sí, gatos y perros.';
const there = new TranslatorStandIn('libretranslate');
let server: SecondServer;

test.beforeAll(async () => {
  server = await startSecondServer({ TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: await there.start() });
});
test.afterAll(async () => {
  await server.stop();
  await there.stop();
});

test('a visitor without an account reads the team in their language, with the original one click away @phone', async ({
  page,
  request,
}) => {
  const { token: staff } = await invited(request, 'staff');
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  await page.goto(`${server.url}/?lang=fr`);
  await page.getByRole('button', { name: 'Ouvrir le clavardage' }).click();
  const chat = page.getByRole('dialog');
  for (const name of ['Démarrer la conversation', 'Locataire', /Joindre le soutien/])
    await chat.getByRole('button', { name }).click();
  await chat.getByRole('textbox').fill('Acceptez-vous les animaux?');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => localStorage.getItem('own.chat') !== null);
  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('own.chat') ?? '{}') as { id: string });
  const answer = await request.post('/api/chat-messages', {
    data: { conversation_id: id, message: SAID, language: 'es' },
    headers: { Authorization: `Bearer ${staff}` },
  });
  expect(answer.status()).toBe(201);
  await expect(chat.getByText(`fr: ${SAID}`)).toBeVisible();
  await expect(chat.getByText('Traduit de l’espagnol')).toBeVisible();
  await chat.getByRole('button', { name: 'Afficher l’original' }).click();
  await expect(chat.getByText(SAID, { exact: true })).toHaveAttribute('lang', 'es');
  expect(there.sent.join()).not.toContain('animaux');
});
