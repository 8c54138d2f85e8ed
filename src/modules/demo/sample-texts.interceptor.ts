import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { DEFAULT_LANGUAGE, languageOf } from '../../contract/languages.js';
import { samplesFrom, samplesIn } from '../../platform/i18n/sample-texts.js';
import { currentContext } from '../../platform/scope/context.js';

/**
 * All visitors share one demo world, and each reads its sample texts in their own language
 * (docs/decisions/0441-demo-texts-in-the-readers-language.md). Forms send back the texts that they showed, so sample texts
 * in a request are turned back into their stored form. Otherwise one visitor's language would be stored for everyone.
 */
@Injectable()
export class SampleTextsInterceptor implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { actor, language } = currentContext();
    const reads = languageOf(language);
    if (!actor.demo || reads === DEFAULT_LANGUAGE) return next.handle();
    const request = execution.switchToHttp().getRequest<FastifyRequest>();
    if (request.body) request.body = samplesFrom(reads, request.body);
    // A filter by a category, for example, is chosen among the words that were read.
    request.query = samplesFrom(reads, { ...(request.query as object) });
    return next.handle().pipe(map((answer) => samplesIn(reads, answer)));
  }
}
