import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ProblemBody } from '../../contract/errors.js';
import { currentContext } from '../scope/context.js';
import type { Problem } from './problem.js';
import { toProblem } from './to-problem.js';

/**
 * The one place where an error becomes an answer (docs/specification/errors.md). It never contains a stack, SQL or the name of
 * a class.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    const { requestId } = currentContext();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = toProblem(error);
    // A flood of refused requests must not fill the log. The queue that refused them logs it once.
    if (problem.status >= 500 && problem.code !== 'busy') this.log.error({ err: error }, problem.message);
    if (reply.raw.headersSent) return;
    if (problem.options.retryAfter) reply.header('retry-after', Math.ceil(problem.options.retryAfter));
    void reply.status(problem.status).type('application/json').send(problemBody(problem, requestId));
  }
}

export function problemBody(problem: Problem, requestId: string): ProblemBody {
  const { reason, values, details, extra } = problem.options;
  return {
    error: problem.message,
    code: problem.code,
    ...(reason && { reason, values: values ?? {} }),
    ...(details && { details }),
    ...extra,
    requestId,
  };
}
