import { ValidationPipe, type ValidationError } from '@nestjs/common';
import type { FieldProblem } from '../../contract/errors.js';
import { Problem } from '../errors/problem.js';
import { faultOf } from './field-faults.js';

/** Input is a DTO: unknown fields are refused by name, and every complaint names its field. */
export function validation(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: invalidInput,
  });
}

/** The refusal of a body or of form fields, each complaint with its field. */
export function invalidInput(errors: ValidationError[]): Problem {
  return new Problem('invalid_input', { details: errors.flatMap((error) => flatten(error, '')) });
}

function flatten(error: ValidationError, parent: string): FieldProblem[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([check, message]) => ({
    field,
    message,
    ...faultOf(error, check),
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, field))];
}
