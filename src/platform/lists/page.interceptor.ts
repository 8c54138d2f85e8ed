import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { Page } from './page.js';

/** A list is answered as a bare array. The next page is in `Link` (RFC 8288), the total in `X-Total-Count`. */
@Injectable()
export class PageInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return next
      .handle()
      .pipe(
        map((result) =>
          result instanceof Page
            ? send(result, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>())
            : result,
        ),
      );
  }
}

function send(page: Page<unknown>, request: FastifyRequest, reply: FastifyReply): unknown[] {
  if (page.nextCursor) {
    const [path, search] = request.url.split('?');
    const params = new URLSearchParams(search);
    params.set('cursor', page.nextCursor);
    reply.header('link', `<${path}?${params.toString()}>; rel="next"`);
  }
  if (page.total !== null) reply.header('x-total-count', page.total);
  return page.items;
}
