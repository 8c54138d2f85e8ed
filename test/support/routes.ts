import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { UserType } from '../../src/contract/roles.js';
import type { StaffRight } from '../../src/contract/staff-roles.js';
import { CODE_SESSION, KEY_SCOPE, OWNER_ONLY, PUBLIC, ROLES, STAFF_RIGHT } from '../../src/platform/auth/decorators.js';
import { SECRET_ANSWER } from '../../src/platform/idempotency/secret-answer.decorator.js';
import { ROUTE, RouteLimit } from '../../src/platform/throttle/route-limit.js';
import type { TestApp } from './app.js';

export interface Route {
  method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** `LeaseController.activate` */
  handler: string;
  open: boolean;
  roles: UserType[];
  /** Whether a session from a used tenant code must enter its password first. */
  needsPassword: boolean;
  /** Whether a landlord's colleague is refused. */
  ownerOnly: boolean;
  /** What a member of staff needs the right to; managers alone where there is none. */
  staffRight?: StaffRight;
  /** The scope that an API key needs; keys are refused where there is none. */
  keyScope?: string;
  /** Whether the answer has a secret, which isn't stored for repeated requests. */
  secretAnswer: boolean;
  /** The name of the limit that a decorator puts on it. */
  limit?: string;
  /** The DTOs of body and query, where the handler takes them. */
  body?: object;
  query?: object;
}

/** Nest's numbers for `@Body()` and `@Query()` among the arguments of a handler. */
const ARGUMENTS = { body: '3', query: '4' };

/** Every route of every controller, as the framework itself registered it. */
export function routesOf(test: TestApp): Route[] {
  const controllers = [...test.app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    const type = metatype as new () => object;
    const names = Object.getOwnPropertyNames(type.prototype).filter((name) => name !== 'constructor');
    return names.flatMap((name) => routesOfMethod(type, name));
  });
}

function routesOfMethod(type: new () => object, name: string): Route[] {
  const handler = (type.prototype as Record<string, unknown>)[name];
  if (typeof handler !== 'function' || !Reflect.hasMetadata('path', handler)) return [];
  const read = <T>(key: string): T | undefined =>
    (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, type)) as T | undefined;
  const method = RequestMethod[Reflect.getMetadata('method', handler) as number]?.toLowerCase() as Route['method'];
  const bases = [Reflect.getMetadata('path', type) as string | string[]].flat();
  const ends = [Reflect.getMetadata('path', handler) as string | string[]].flat();
  const about = {
    handler: `${type.name}.${name}`,
    open: read<boolean>(PUBLIC) === true,
    roles: read<UserType[]>(ROLES) ?? [],
    needsPassword: read<boolean>(CODE_SESSION) === false,
    ownerOnly: read<boolean>(OWNER_ONLY) === true,
    staffRight: read<StaffRight>(STAFF_RIGHT),
    keyScope: read<string>(KEY_SCOPE),
    secretAnswer: read<boolean>(SECRET_ANSWER) === true,
    limit: limitOf(handler),
    body: typeOf(type, name, ARGUMENTS.body),
    query: typeOf(type, name, ARGUMENTS.query),
  };
  return bases.flatMap((base) => ends.map((end) => ({ method, path: join('api', base, end), ...about })));
}

/** The limit that `@LimitedBySource` or `@LimitedByPerson` set on a handler, as @nestjs/throttler reads it. */
function limitOf(handler: object): string | undefined {
  const enforced = ((Reflect.getMetadata('__interceptors__', handler) ?? []) as unknown[]).includes(RouteLimit);
  const keyOf = Reflect.getMetadata(`THROTTLER:KEY_GENERATOR${ROUTE}`, handler) as
    | ((execution: unknown, whom: string) => string)
    | undefined;
  return enforced ? keyOf?.(undefined, '').trim() : undefined;
}

/** The class that an argument is declared with; `@Body('field')` takes a part of the body and has none. */
function typeOf(type: new () => object, name: string, kind: string): object | undefined {
  const args = (Reflect.getMetadata('__routeArguments__', type, name) ?? {}) as Record<
    string,
    { index: number; data?: unknown }
  >;
  const [, found] =
    Object.entries(args).find(([key, { data }]) => key.startsWith(`${kind}:`) && data === undefined) ?? [];
  const types = (Reflect.getMetadata('design:paramtypes', type.prototype as object, name) ?? []) as object[];
  return found && types[found.index];
}

function join(...parts: string[]): string {
  return `/${parts.join('/').split('/').filter(Boolean).join('/')}`;
}
