import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const SELF = "'self'";

/**
 * Headers of every answer. Scripts come from our own files alone: no inline ones, no evaluation.
 * Styles may stand in attributes, which the components behind sign-in need, and in documents, which carry the rules that they
 * are drawn with. `secure` when people come by https.
 */
export async function registerSecurityHeaders(fastify: FastifyInstance, secure: boolean): Promise<void> {
  await fastify.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        scriptSrc: [SELF],
        scriptSrcAttr: ["'none'"],
        styleSrc: [SELF, "'unsafe-inline'"],
        imgSrc: [SELF, 'data:', 'blob:'],
        fontSrc: [SELF],
        connectSrc: [SELF],
        mediaSrc: [SELF, 'blob:'],
        objectSrc: ["'none'"],
        baseUri: [SELF],
        formAction: [SELF],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
}
