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
 * requests name (X-Forwarded-For), and `secret` signs its tokens.
 * @param {Record<string, string>} settings what differs from the shipped settings
 * @param {(product: { url: string, child: import('node:child_process').ChildProcess, ownerUrl: string, secret: string }) => Promise<void>} work
 */
export async function withShippedProduct(settings, work) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const postgres = await startEmbedded({ ephemeral: true, durable: true });
  const secret = randomBytes(32).toString('hex');
  const { url, child } = await startProduct(postgres, {
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
  });
  try {
    await work({ url: url.replace('localhost', '127.0.0.1'), child, ownerUrl: postgres.ownerUrl, secret });
  } finally {
    const ended = child.exitCode ?? child.signalCode;
    if (ended !== null) console.log(`THE PRODUCT ENDED: ${ended}`);
    else {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
