import { Injectable, type PipeTransform } from '@nestjs/common';
import { validate } from 'uuid';
import { Problem } from '../errors/problem.js';

/** `@Param('id', IdPipe)`: a malformed id is a 404, like an unknown one (docs/specification/api.md). */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!validate(value)) throw new Problem('not_found');
    return value.toLowerCase();
  }
}
