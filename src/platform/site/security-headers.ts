import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const SELF = "'self'";

/** For files that people have uploaded: opened by themselves they load nothing, run nothing and are shown in no frame. */
export const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * Headers of every answer. Scripts come from our own files alone, and from documents only that one which the build wrote into
 * them, known by its hash (`inlineScripts`): nothing that is put in later runs. No evaluation.
 * Styles may stand in attributes, which the components behind sign-in need, and in documents, which carry the rules that they
 * are drawn with. `secure` when people come by https.
 */
export async function registerSecurityHeaders(
  fastify: FastifyInstance,
  secure: boolean,
  inlineScripts: readonly string[],
): Promise<void> {
  await fastify.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        scriptSrc: [SELF, ...inlineScripts.map((hash) => `'${hash}'`)],
        scriptSrcAttr: ["'none'"],
        styleSrc: [SELF, "'unsafe-inline'"],
        imgSrc: [SELF, 'data:', 'blob:'],
        fontSrc: [SELF],
        connectSrc: [SELF],
        mediaSrc: [SELF, 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: [SELF],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    // Of browsers and plug-ins that nobody uses any more: documents shall fit into the first packets of a connection.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
