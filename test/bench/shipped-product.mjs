// The built product on a database of its own, with the settings that it ships with, for benches that load it from many addresses.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../scripts/embedded-postgres.mjs';
import { startProduct } from './pages.mjs';

/**
 * Calls `work` with the running product and removes everything afterwards. The product believes the addresses that the
 * requests name (X-Forwarded-For), and `secret` signs its tokens. `another` starts one more process with the same settings, files
 * and database.
 * @param {Record<string, string>} settings what differs from the shipped settings
 * @param {(product: { url: string, child: import('node:child_process').ChildProcess, ownerUrl: string, secret: string, another: () => Promise<{ url: string, child: import('node:child_process').ChildProcess }> }) => Promise<T>} work
 * @returns {Promise<T>} what `work` gives
 * @template T
 */
export async function withShippedProduct(settings, work) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const postgres = await startEmbedded({ ephemeral: true, durable: true });
  const secret = randomBytes(32).toString('hex');
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PAYMENT_PROVIDER: 'sandbox',
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
    JWT_SECRET: secret,
    CODE_KEY: secret,
    DOCUMENT_KEY: randomBytes(32).toString('base64'),
    ...settings,
  };
  const running = [];
  const another = async () => {
    const { url, child } = await startProduct(postgres, env);
    running.push(child);
    return { url: url.replace('localhost', '127.0.0.1'), child };
  };
  try {
    return await work({ ...(await another()), another, ownerUrl: postgres.ownerUrl, secret });
  } finally {
    for (const child of running) await stop(child);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {import('node:child_process').ChildProcess} child */
async function stop(child) {
  const ended = child.exitCode ?? child.signalCode;
  if (ended !== null) return console.log(`THE PRODUCT ENDED: ${ended}`);
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
