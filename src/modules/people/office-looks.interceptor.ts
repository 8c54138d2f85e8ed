import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { Scope } from '../../platform/scope/scope.js';
import { Readings } from './readings.service.js';

/** What landlords and tenants have entrusted to the product, by the addresses where it is read: leases with their ledgers, letters and statements, payments, documents. */
const LOOKED_AT = [
  ['lease', /^\/api\/(?:landlords\/)?leases(?:\/([\da-f-]{36}))?(?=$|[/?])/],
  ['payment', /^\/api\/payments(?:\/([\da-f-]{36}))?(?=$|[/?])/],
  ['document', /^\/api\/documents(?:\/([\da-f-]{36}))?(?=$|[/?])/],
] as const;

/**
 * Records each reading of leases, payments and documents by staff and admins (docs/specification/staff-and-admin.md). It is one
 * place for all routes, so that a new one can't forget it. A refused reading is no reading.
 */
@Injectable()
export class OfficeLooks implements NestInterceptor {
  constructor(
    private readonly scope: Scope,
    private readonly readings: Readings,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method, url } = context.switchToHttp().getRequest<FastifyRequest>();
    const { role, userId } = this.scope.actor;
    if (method !== 'GET' || (role !== 'staff' && role !== 'admin')) return next.handle();
    const [kind, match] = LOOKED_AT.map(([name, address]) => [name, address.exec(url)] as const).find(
      ([, found]) => found !== null,
    ) ?? [null, null];
    if (kind === null) return next.handle();
    const id = match?.[1];
    // A list is about everyone in it, so it is recorded with the reader.
    const noted = () =>
      id ? this.readings.note(`${kind}.read`, kind, id) : this.readings.note(`${kind}.read_list`, 'user', userId ?? '');
    return next.handle().pipe(mergeMap(async (answer: unknown) => noted().then(() => answer)));
  }
}
