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

/** For routes that read or write an account as a whole (reports, exports, imports): DATABASE_LONG_STATEMENT_TIMEOUT_MS holds for them. */
export const LongStatements = () => UseInterceptors(LetStatementsRun);
