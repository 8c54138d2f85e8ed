import { startServer, untilReady } from '../../scripts/start/server-process.mjs';
import { servedProduct } from './browser.js';
import { freePort } from './server-process.js';

export interface SecondServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Another process of the product beside the one that the browser tests use: same database, same keys, same files, its own port.
 * `more` are settings in which it differs.
 */
export async function startSecondServer(more: Record<string, string> = {}): Promise<SecondServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { env } = servedProduct();
  const server = startServer({ ...env, ...more, PORT: String(port), PUBLIC_URL: url });
  await untilReady(server, port).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return { url, stop: () => server.stop() };
}
