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
class ReadFromReplica implements NestInterceptor {
  intercept(_execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    Object.assign(currentContext(), { fromReplica: true });
    return next.handle();
  }
}

/**
 * For GET routes that read much: their `scope.read` and `scope.rows` go to the replica if there is one and it has everything that
 * is committed (DATABASE_REPLICA_URL). `scope.load` and `scope.write` stay on the primary. What is passed to `scope.read` may run
 * a second time there, so it changes nothing outside of itself.
 */
export const FromReplica = () => UseInterceptors(ReadFromReplica);
