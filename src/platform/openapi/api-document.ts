import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { PRODUCT } from '../../contract/product.js';
import { ERRORS } from '../../contract/errors.js';

/** The API's contract from the code. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder().setTitle(`${PRODUCT.name} API`).setVersion('1').addBearerAuth().build();
  const document = SwaggerModule.createDocument(app, config);
  document.components = { ...document.components, schemas: { ...document.components?.schemas, Problem: PROBLEM_SCHEMA } };
  sortEnums(document);
  return document;
}

/** The compiler lists the members of a union in an order that changes with files which have nothing to do with it. */
function sortEnums(node: object): void {
  for (const [name, value] of Object.entries(node) as [string, unknown][]) {
    if (name === 'enum' && Array.isArray(value)) value.sort();
    else if (typeof value === 'object' && value !== null) sortEnums(value);
  }
}

/**
 * The shapes of the DTOs come from the compiler plugin, whose result (`metadata.js`) exists in a build only. From the
 * sources the document has the paths without the shapes.
 */
export async function loadShapes(): Promise<void> {
  if (!import.meta.url.endsWith('.js')) return;
  const metadata = (await import(new URL('../../metadata.js', import.meta.url).href)) as { default: () => Promise<Record<string, unknown>> };
  await SwaggerModule.loadPluginMetadata(metadata.default);
}

/** The one shape of every error. */
const PROBLEM_SCHEMA = {
  type: 'object' as const,
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string' as const },
    code: { type: 'string' as const, enum: Object.keys(ERRORS) },
    requestId: { type: 'string' as const },
    details: {
      type: 'array' as const,
      items: {
        type: 'object' as const,
        required: ['field', 'message'],
        properties: { field: { type: 'string' as const }, message: { type: 'string' as const } },
      },
    },
  },
};

/** `/api/openapi.json`, and a page to read and try it at `/api/docs`; made when first asked for, shapes and all. */
export function serveApiDocument(app: NestFastifyApplication): void {
  let shapes: Promise<void> | undefined;
  app.getHttpAdapter().getInstance().addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api/docs') || url.startsWith('/api/openapi.json')) await (shapes ??= loadShapes());
  });
  SwaggerModule.setup('api/docs', app, () => apiDocument(app), { jsonDocumentUrl: 'api/openapi.json' });
}
