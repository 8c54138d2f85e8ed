import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsUUID } from 'class-validator';

/** The rows that someone selected in a list. */
export class ChosenRows {
  @IsUUID('all', { each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  ids: string[];
}

export class RefusedRow {
  id: string;
  /** As in an error's `code`. */
  code: string;
  error: string;
  /** As in an error's `reason` and `values`. */
  reason?: string;
  @ApiPropertyOptional({ type: 'object', additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] } })
  values?: Record<string, string | number>;
}

/** The result of each row. A refused row doesn't stop the others. */
export class BulkResponse {
  done: string[];
  refused: RefusedRow[];
}
