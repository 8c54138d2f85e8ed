import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

export const LIST_LIMIT = { default: 50, max: 200 } as const;

/** Query of every list (docs/specification/api.md). A list of its own extends it by its filters. */
export class ListQuery {
  /** Rows a page. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIST_LIMIT.max, default: LIST_LIMIT.default })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIST_LIMIT.max)
  limit: number = LIST_LIMIT.default;

  /** Where the page before ended; taken from its `Link` header. */
  @IsOptional()
  @IsString()
  @MaxLength(400)
  cursor?: string;

  /** Search by name. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;

  /** One of the list's columns, `-` before it for descending. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  sort?: string;

  /** With `true` the total comes in `X-Total-Count`. */
  @IsOptional()
  @Transform(({ value }) => value === 'true' || value === true)
  @IsBoolean()
  count?: boolean;
}
