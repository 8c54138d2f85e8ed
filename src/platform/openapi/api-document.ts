import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { PRODUCT } from '../../contract/product.js';
import { ERRORS } from '../../contract/errors.js';

/**
 * The API's contract from the code. The shapes come from the DTOs by the compiler plugin, whose result
 * (`metadata.js`) exists in a build only; without it the document would be silently empty.
 */
export async function apiDocument(app: INestApplication): Promise<OpenAPIObject> {
  const metadata = (await import(new URL('../../metadata.js', import.meta.url).href)) as { default: () => Promise<Record<string, unknown>> };
  await SwaggerModule.loadPluginMetadata(metadata.default);
  const config = new DocumentBuilder().setTitle(`${PRODUCT.name} API`).setVersion('1').addBearerAuth().build();
  const document = SwaggerModule.createDocument(app, config);
  document.components = { ...document.components, schemas: { ...document.components?.schemas, Problem: PROBLEM_SCHEMA } };
  return document;
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

/** `/api/openapi.json`, and a page to read and try it at `/api/docs`. */
export async function serveApiDocument(app: INestApplication): Promise<void> {
  const document = await apiDocument(app);
  SwaggerModule.setup('api/docs', app, document, { jsonDocumentUrl: 'api/openapi.json' });
}
