import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Clock } from '../../platform/clock/clock.js';
import { Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Statements } from './statements.service.js';

/** Which calendar year; default: the present one. */
export class StatementQuery {
  @IsOptional() @Type(() => Number) @IsInt() @Min(2000) @Max(2200)
  year?: number;
}

@ApiTags('ledger')
@Controller('leases/:id/statement')
export class StatementController {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** A year of the lease's ledger as PDF, for its landlord and its tenants, in the reader's language. */
  @Roles('landlord', 'tenant', 'staff', 'admin')
  @Get()
  @ApiProduces('application/pdf')
  async statement(@Param('id', IdPipe) id: string, @Query() { year }: StatementQuery): Promise<StreamableFile> {
    const { name, bytes } = await this.statements.pdf(id, year ?? this.clock.now().getUTCFullYear());
    return new StreamableFile(bytes, { type: 'application/pdf', disposition: `attachment; filename="${name}"`, length: bytes.length });
  }
}
