import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

export const LIST_LIMIT = { default: 50, max: 200 } as const;

/** Query of every list (docs/specification/api.md). A list with filters extends it. */
export class ListQuery {
  /** Rows per page. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIST_LIMIT.max, default: LIST_LIMIT.default })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIST_LIMIT.max)
  limit: number = LIST_LIMIT.default;

  /** Where the previous page ended, from its `Link` header. */
  @IsOptional()
  @IsString()
  @MaxLength(400)
  cursor?: string;

  /** Search by name: every word occurs, regardless of case and accents. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;

  /** One of the list's columns, with `-` before it for descending order. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  sort?: string;

  /** With `true` the total is returned in `X-Total-Count`. */
  @IsOptional()
  @Transform(({ value }) => value === 'true' || value === true)
  @IsBoolean()
  count?: boolean;
}
