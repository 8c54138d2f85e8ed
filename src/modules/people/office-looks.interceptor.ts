import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { Scope } from '../../platform/scope/scope.js';
import { Readings } from './readings.service.js';
import { FILTERS, RECORDED } from './recorded-looks.js';

/**
 * Records in the audit log when staff and admins read leases, payments, documents and so on
 * (docs/specification/staff-and-admin.md). All routes are recorded in this one place (`RECORDED`). A refused request is not
 * recorded.
 */
@Injectable()
export class OfficeLooks implements NestInterceptor {
  constructor(
    private readonly scope: Scope,
    private readonly readings: Readings,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method, routeOptions, params, query } = context.switchToHttp().getRequest<FastifyRequest>();
    const { role, userId } = this.scope.actor;
    if (method !== 'GET' || (role !== 'staff' && role !== 'admin')) return next.handle();
    const look = RECORDED.get(routeOptions.url ?? '');
    if (!look) return next.handle();
    const { action, subject, of } = look;
    const objects = of
      ? [{ subject, id: (params as Record<string, string>)[of]?.toLowerCase() ?? '' }]
      : narrowedTo(query as Record<string, unknown>);
    const seen = objects.length > 0 ? objects : [{ subject, id: userId ?? '' }];
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        for (const { subject, id } of seen) await this.readings.note(action, subject, id);
        return answer;
      }),
    );
  }
}

/** The objects to which filters narrow a list. */
function narrowedTo(query: Record<string, unknown>): { subject: string; id: string }[] {
  return Object.entries(FILTERS).flatMap(([filter, subject]) => {
    const id = query[filter];
    return typeof id === 'string' && isUUID(id) ? [{ subject, id: id.toLowerCase() }] : [];
  });
}
