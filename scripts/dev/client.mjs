import { join } from 'node:path';
import { ROOT } from '../lib/product.mjs';
import { mailPages } from './mails.mjs';

/** Paths that the server answers. Vite answers everything else. */
const FROM_SERVER = ['/api', '/auth/google', '/health', '/healthz', '/ping', '/manifest.webmanifest', '/robots.txt'];

/** Serves the client with hot reload at `port`. @param {{ port: number, serverPort: number, databaseUrl: string | undefined }} options */
export async function startClient({ port, serverPort, databaseUrl }) {
  const { createServer } = await import('vite');
  const target = `http://127.0.0.1:${serverPort}`;
  const server = await createServer({
    configFile: join(ROOT, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [mailPages(databaseUrl)],
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(FROM_SERVER.map((path) => [path, { target, xfwd: true }])),
    },
  });
  await server.listen();
  // Vite would end this process on its own, before the server and the database have stopped.
  process.removeAllListeners('SIGTERM');
  return { close: () => server.close() };
}
