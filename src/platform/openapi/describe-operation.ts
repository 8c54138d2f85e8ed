import type { OpenAPIObject } from '@nestjs/swagger';
import type { ErrorCode } from '../../contract/errors.js';
import { USER_TYPES } from '../../contract/roles.js';
import { addExamples, markFiles } from './examples.js';
import type { Operation, Responses } from './open-api.types.js';
import { problemResponses, promisedCodes } from './problem-responses.js';
import type { RouteFacts } from './route-facts.js';

const SUCCESS: Record<string, string> = {
  200: 'Done.',
  201: 'Created.',
  204: 'Done; there is no body.',
  302: 'Leads on to another address.',
};

export interface Described {
  document: OpenAPIObject;
  method: string;
  path: string;
  operation: Operation;
  facts: RouteFacts;
  /** Responses that operations share. Operations add to it. */
  shared: Responses;
  /** Codes that some operation can answer with. Operations add to it. */
  codes: Set<ErrorCode>;
}

/** Completes Nest's description of an operation from its decorators and its docstring. */
export function describeOperation(described: Described): void {
  const { document, method, path, operation, facts } = described;
  const docstring = (operation.summary ?? '')
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
  operation.operationId = readableId(operation.operationId ?? '');
  const codes = new Set([...promisedCodes(docstring), ...usualCodes(described)]);
  for (const code of codes) described.codes.add(code);
  describeSuccess(operation, facts);
  Object.assign(operation.responses, problemResponses(codes, described.shared));
  describeAccess(operation, facts, docstring);
  describeParameters(operation, method, facts);
  markFiles(document, operation);
  addExamples(`${method.toUpperCase()} ${path}`, operation);
}

/** `PropertyController_list` becomes `propertyList`. A second address of the same handler gets a number. */
function readableId(id: string): string {
  const [, controller = '', method = '', index = '0'] = /^(\w+?)Controller_(\w+?)(?:\[(\d+)\])?$/.exec(id) ?? [];
  const name =
    controller.charAt(0).toLowerCase() + controller.slice(1) + method.charAt(0).toUpperCase() + method.slice(1);
  return index === '0' ? name : `${name}${Number(index) + 1}`;
}

/** What the platform itself can answer before or instead of the handler. */
function usualCodes({ document, method, path, operation, facts }: Described): ErrorCode[] {
  const media = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {};
  const changes = method !== 'get';
  const rules: [applies: boolean, ...codes: ErrorCode[]][] = [
    [true, 'too_many_requests', 'busy', 'unavailable'],
    [changes || (operation.parameters ?? []).length > 0, 'invalid_input'],
    ['application/json' in media, 'invalid_body'],
    [operation.requestBody !== undefined, 'too_large', 'unsupported_media'],
    [!facts.open, 'unauthenticated', 'session_ended'],
    [facts.needsPassword, 'password_required'],
    [facts.keyScope !== undefined, 'api_key_invalid', 'api_key_scope'],
    [!facts.open && USER_TYPES.some((role) => !facts.roles.includes(role)), 'forbidden'],
    [path.includes('{'), 'not_found'],
    [changes, 'conflict'],
    [isRepeatable(method, operation), 'request_running', 'request_applied', 'idempotency_mismatch'],
    [namesVersion(document, media), 'stale_version'],
  ];
  return rules.flatMap(([applies, ...codes]) => (applies ? codes : []));
}

/** POSTs take an Idempotency-Key, uploads excepted (IdempotencyInterceptor). */
function isRepeatable(method: string, { requestBody }: Operation): boolean {
  return (
    method === 'post' && !(requestBody && 'content' in requestBody && 'multipart/form-data' in requestBody.content)
  );
}

function namesVersion(document: OpenAPIObject, media: Record<string, { schema?: object }>): boolean {
  const schema = media['application/json']?.schema;
  const name = schema && '$ref' in schema ? String(schema.$ref).split('/').at(-1) : undefined;
  const shape = name ? document.components?.schemas?.[name] : undefined;
  return shape !== undefined && 'properties' in shape && 'version' in (shape.properties ?? {});
}

function describeSuccess(operation: Operation, facts: RouteFacts): void {
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!response || '$ref' in response) continue;
    response.description ||= SUCCESS[status] ?? 'Done.';
    if (facts.list && status === '200') {
      response.headers = {
        Link: { $ref: '#/components/headers/Link' },
        'X-Total-Count': { $ref: '#/components/headers/TotalCount' },
      };
    }
  }
}

/** The first sentence is the summary, the rest and the roles are the description. */
function describeAccess(operation: Operation, facts: RouteFacts, docstring: string): void {
  const end = /(?<=\.) /.exec(docstring)?.index ?? docstring.length;
  operation.summary = docstring.slice(0, end).replace(/\.$/, '');
  const { open, keyScope } = facts;
  const roles = open ? 'Open to visitors.' : `Roles: ${facts.roles.join(', ')}.`;
  const keys =
    keyScope &&
    `API keys: scope \`${keyScope}\`${keyScope.endsWith(':read') ? ` or \`${keyScope.replace(/read$/, 'write')}\`` : ''}.`;
  operation.description = [docstring.slice(end).trim(), [roles, keys].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join('\n\n');
  operation.security = open ? [] : [{ bearer: [] }, ...(keyScope ? [{ apiKey: [] }] : [])];
  if (keyScope) Object.assign(operation, { 'x-key-scope': keyScope });
  if (!facts.open) Object.assign(operation, { 'x-roles': facts.roles });
  if (facts.needsPassword) Object.assign(operation, { 'x-needs-password': true });
}

function describeParameters(operation: Operation, method: string, { ids }: RouteFacts): void {
  for (const parameter of operation.parameters ?? []) {
    if ('$ref' in parameter || parameter.in !== 'path' || !ids.includes(parameter.name)) continue;
    if (parameter.schema && !('$ref' in parameter.schema)) parameter.schema.format = 'uuid';
  }
  if (isRepeatable(method, operation))
    operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/IdempotencyKey' }];
}
