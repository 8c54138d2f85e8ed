import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsUUID } from 'class-validator';

/** Rows that were chosen in a list. */
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

/** What became of each row: a refusal of one does not hold up the others. */
export class BulkResponse {
  done: string[];
  refused: RefusedRow[];
}
