import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { DEFAULT_LANGUAGE, languageOf } from '../../contract/languages.js';
import { currentContext } from '../../platform/scope/context.js';
import { samplesIn } from './sample-texts.js';

/** All visitors share one demo world, and each reads its sample texts in their own language (docs/decisions/0441-demo-texts-in-the-readers-language.md). */
@Injectable()
export class SampleTextsInterceptor implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { actor, language } = currentContext();
    const reads = languageOf(language);
    if (!actor.demo || reads === DEFAULT_LANGUAGE) return next.handle();
    return next.handle().pipe(map((answer) => samplesIn(reads, answer)));
  }
}
