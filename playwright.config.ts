import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.mjs';
import { freePort } from './scripts/lib/ports.mjs';
import { LONG_BROWSER_FILES } from './scripts/test/long-tests.mjs';

// The workers read this file again and inherit the environment: what is chosen once stays.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_STATE'] ??= join(tmpdir(), `e2e-${process.pid}.json`);
const address = `http://localhost:${process.env['E2E_PORT']}`;
const executablePath = await findChromium();

/** Tests run on the desktop; those tagged @phone on a phone too, those tagged @phone-only there alone. */
export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.spec.ts',
  // What `npm test` runs last, if there is time: docs/decisions/2102.
  testIgnore: process.env['LONG_TESTS'] === 'later' ? LONG_BROWSER_FILES.map((file) => `**/${file}`) : [],
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 3,
  // One repetition, counted as flaky in the summary of npm test: decision 0630.
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled' } },
  snapshotPathTemplate: '{testDir}/{testFileDir}/__screens__/{testFileName}-{arg}-{projectName}{ext}',
  use: {
    // A click that never becomes possible ends the test then, and not after all of its time.
    actionTimeout: 60_000,
    baseURL: address,
    browserName: 'chromium',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs each test a third of its time; a failure leaves its picture and the page's tree anyway.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serve-for-tests.mjs`,
    url: `${address}/ping`,
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
