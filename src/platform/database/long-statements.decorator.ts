import {
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Observable } from 'rxjs';
import { currentContext } from '../scope/context.js';

@Injectable()
class LetStatementsRun implements NestInterceptor {
  intercept(_execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    Object.assign(currentContext(), { statements: 'long' });
    return next.handle();
  }
}

/** For routes that read or write a whole account (reports, exports, imports): their limit is DATABASE_LONG_STATEMENT_TIMEOUT_MS. */
export const LongStatements = () => UseInterceptors(LetStatementsRun);
