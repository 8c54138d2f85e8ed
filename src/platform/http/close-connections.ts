import type { FastifyInstance } from 'fastify';

/** How often connections that have become idle are closed while the server waits for the others. */
const EVERY_MS = 100;

/**
 * Gives up kept connections at a shutdown. From the signal on, every answer says `Connection: close`, also those to requests that
 * began before it: a proxy then opens its next connection to another process. Once the server closes, Node closes idle
 * connections only once, so one whose answer had begun before the signal would keep it waiting for the keep-alive time.
 * Call it before the server listens.
 */
export function closeConnections(fastify: FastifyInstance): void {
  let leaving = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (leaving = true));
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (leaving) reply.header('connection', 'close');
    done(null, payload);
  });
  fastify.addHook('preClose', (done) => {
    const { server } = fastify;
    const idle = setInterval(() => server.closeIdleConnections(), EVERY_MS).unref();
    server.once('close', () => clearInterval(idle));
    done();
  });
}
