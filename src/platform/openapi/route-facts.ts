import { RequestMethod, type INestApplication, type PipeTransform, type Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { KeyScope } from '../../contract/api-keys.js';
import { CODE_SESSION, KEY_SCOPE, PUBLIC, ROLES } from '../auth/decorators.js';
import { IdPipe } from '../http/id.pipe.js';
import { ListQuery } from '../lists/list-query.dto.js';
import type { ActorRole } from '../scope/actor.js';

/** What the decorators of a route say. The API document is built from it. */
export interface RouteFacts {
  open: boolean;
  roles: ActorRole[];
  /** A session from a tenant code must confirm its password first. */
  needsPassword: boolean;
  /** The scope that an API key needs. Keys are refused where there is none. */
  keyScope: KeyScope | undefined;
  /** The query is that of a list. */
  list: boolean;
  /** Parameters of the path that must be ids. */
  ids: string[];
}

interface Argument {
  index: number;
  data?: unknown;
  pipes?: (PipeTransform | Type<PipeTransform>)[];
}

/** Nest's numbers for the arguments `@Query()` and `@Param()` of a handler. */
const QUERY = '4';
const PARAM = '5';

/** The full path such as `/api/path/{id}`, without the prefix for the few routes outside the API. */
export function routeFacts(app: INestApplication): Map<string, RouteFacts> {
  const facts = new Map<string, RouteFacts>();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) addController(facts, metatype as Type);
  }
  return facts;
}

function addController(facts: Map<string, RouteFacts>, type: Type<object>): void {
  for (const name of Object.getOwnPropertyNames(type.prototype)) {
    const handler: unknown = name === 'constructor' ? undefined : type.prototype[name];
    if (typeof handler !== 'function' || !Reflect.hasMetadata('path', handler)) continue;
    const method = RequestMethod[Reflect.getMetadata('method', handler) as number];
    const about = factsOf(type, name, handler);
    for (const base of [Reflect.getMetadata('path', type) as string | string[]].flat()) {
      for (const end of [Reflect.getMetadata('path', handler) as string | string[]].flat()) {
        for (const prefix of ['', 'api']) facts.set(`${method} ${joined(prefix, base, end)}`, about);
      }
    }
  }
}

function factsOf(type: Type<object>, name: string, handler: object): RouteFacts {
  const read = <T>(key: string): T | undefined =>
    (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, type)) as T | undefined;
  const args = Object.entries(
    (Reflect.getMetadata('__routeArguments__', type, name) ?? {}) as Record<string, Argument>,
  );
  const types = (Reflect.getMetadata('design:paramtypes', type.prototype as object, name) ?? []) as (
    | Type
    | undefined
  )[];
  const of = (kind: string) => args.filter(([key]) => key.startsWith(`${kind}:`)).map(([, argument]) => argument);
  return {
    open: read<boolean>(PUBLIC) === true,
    roles: read<ActorRole[]>(ROLES) ?? [],
    needsPassword: read<boolean>(CODE_SESSION) === false,
    keyScope: read<KeyScope>(KEY_SCOPE),
    list: of(QUERY).some(({ index }) => types[index] === ListQuery || types[index]?.prototype instanceof ListQuery),
    ids: of(PARAM)
      .filter(({ pipes }) => pipes?.includes(IdPipe))
      .map(({ data }) => String(data)),
  };
}

function joined(...parts: string[]): string {
  return `/${parts.join('/').split('/').filter(Boolean).join('/')}`.replaceAll(/:(\w+)/g, '{$1}');
}
