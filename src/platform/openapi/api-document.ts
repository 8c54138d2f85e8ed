import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { KEY_REQUESTS_PER_MINUTE, KEY_START } from '../../contract/api-keys.js';
import type { ErrorCode } from '../../contract/errors.js';
import { PRODUCT } from '../../contract/product.js';
import { productVersion } from '../product-version.js';
import { problemExamples, SHARED } from './components.js';
import { describeOperation } from './describe-operation.js';
import type { Components, Operation, PathItem, Responses } from './open-api.types.js';
import { routeFacts } from './route-facts.js';
import { described } from './tags.js';

const METHODS = ['get', 'head', 'put', 'post', 'patch', 'delete'] as const;

const DESCRIPTION = `Times are ISO 8601, amounts are whole cents, ids are UUIDs. Lists answer an array; \`Link\` leads to the next page.
Every error has the shape \`Problem\`. Besides the answers of each operation, any request can be refused with 405, 408, 414 or 431, or fail with 500.`;

const BEARER =
  'The `access_token` of sign-in. After some hours an answer brings a new one in `X-Access-Token`; use that one from then on.';

const API_KEY = `For software of a landlord: a key that an owner of the account made under Settings → API, sent as
\`Authorization: Bearer ${KEY_START}…\`. It opens the operations that name a scope of the key, with the rights of the landlord who made it
and never more; all others answer 403 \`api_key_scope\`. ${KEY_REQUESTS_PER_MINUTE} requests a minute: answers say what is left in
\`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` (seconds), and past it come 429 and \`Retry-After\`.

\`\`\`
curl -H "Authorization: Bearer $LODGEWELL_KEY" https://example.com/api/landlords/properties
\`\`\``;

/** Builds the API document from the code. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle(`${PRODUCT.name} API`)
    .setDescription(DESCRIPTION)
    .setVersion(productVersion())
    .addServer('/', 'This installation.')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: BEARER })
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: `${KEY_START}…`, description: API_KEY }, 'apiKey')
    .build();
  const document = SwaggerModule.createDocument(app, config);
  document.paths = byName(document.paths);
  document.components = {
    ...document.components,
    ...SHARED,
    schemas: { ...document.components?.schemas, ...SHARED.schemas },
  };
  Object.assign(document.components, describeOperations(app, document));
  document.tags = described(operationsOf(document).flatMap(({ operation }) => operation.tags ?? []));
  sortEnums(document);
  document.components.schemas = byName(document.components.schemas ?? {});
  return document;
}

/** Sorted by name, because the document must not change when a route moves to another module. */
function byName<T>(members: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(members).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Completes every operation, and returns the components that they share. */
function describeOperations(
  app: INestApplication,
  document: OpenAPIObject,
): Pick<Components, 'responses' | 'examples'> {
  const routes = routeFacts(app);
  const shared: Responses = {};
  const codes = new Set<ErrorCode>();
  for (const { method, path, operation } of operationsOf(document)) {
    const facts = routes.get(`${method.toUpperCase()} ${path}`);
    if (!facts) throw new Error(`No handler is known for ${method} ${path}.`);
    describeOperation({ document, method, path, operation, facts, shared, codes });
  }
  return { responses: shared, examples: problemExamples(codes) };
}

function operationsOf(document: OpenAPIObject): { method: string; path: string; operation: Operation }[] {
  return Object.entries<PathItem>(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ method, path, operation: item[method] }] : [])),
  );
}

/** The compiler lists the members of a union in an order that unrelated files can change, so they are sorted. */
function sortEnums(node: object): void {
  for (const [name, value] of Object.entries(node) as [string, unknown][]) {
    if (name === 'enum' && Array.isArray(value)) value.sort();
    // A value that may be null has to be among the values too (OpenAPI 3.0.3).
    if (name === 'enum' && Array.isArray(value) && 'nullable' in node && !value.includes(null))
      Object.assign(node, { enum: [...value, null] });
    else if (typeof value === 'object' && value !== null) sortEnums(value);
  }
}

/**
 * The compiler plugin writes the shapes of the DTOs to `metadata.js`, which exists only in a build. Run from the sources, the
 * document has the paths without the shapes.
 */
export async function loadShapes(): Promise<void> {
  if (!import.meta.url.endsWith('.js')) return;
  const metadata = (await import(new URL('../../metadata.js', import.meta.url).href)) as {
    default: () => Promise<Record<string, unknown>>;
  };
  await SwaggerModule.loadPluginMetadata(metadata.default);
}

/** Serves `/api/openapi.json`, and a page to read and try it at `/api/docs`. The document is built at the first request. */
export function serveApiDocument(app: NestFastifyApplication): void {
  let shapes: Promise<void> | undefined;
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async ({ url }) => {
      if (url.startsWith('/api/docs') || url.startsWith('/api/openapi.json')) await (shapes ??= loadShapes());
    });
  SwaggerModule.setup('api/docs', app, () => apiDocument(app), { jsonDocumentUrl: 'api/openapi.json' });
}
