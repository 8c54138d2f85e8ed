import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const SELF = "'self'";

/** For uploaded files: when one is opened directly, it loads nothing, runs nothing and can't be framed. */
export const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * Headers of every answer. Scripts come only from our own files, and in documents only the script that the build wrote runs,
 * which is known by its hash (`inlineScripts`): an injected script doesn't run, and there is no eval. Styles are allowed in
 * attributes, which the components behind sign-in need, and in documents, which contain the rules they are rendered with.
 * `secure` is set when people use https.
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
    // Headers for browsers and plug-ins that no one uses any more. They are left out so that documents fit into the first
    // packets of a connection.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
