/**
 * Types of the API, generated from the server's OpenAPI document by `npm run contract`.
 * Until the first generation every path takes and answers `unknown`.
 */
interface Answer {
  headers: Record<string, unknown>;
  content: { 'application/json': unknown };
}

interface Operation {
  parameters: { query?: Record<string, unknown>; header?: Record<string, string>; path?: Record<string, string>; cookie?: never };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: Answer; 201: Answer };
}

interface PathItem {
  parameters: Record<never, never>;
  get: Operation;
  post: Operation;
  put: Operation;
  patch: Operation;
  delete: Operation;
}

export type paths = Record<`/api/${string}`, PathItem>;
