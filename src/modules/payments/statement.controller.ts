import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { ForKeys, ForStaff, Roles } from '../../platform/auth/decorators.js';
import { Clock } from '../../platform/clock/clock.js';
import { attachment } from '../../platform/http/attachment.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { StatementQuery, StatementResponse } from './statement.dto.js';
import { Statements } from './statements.service.js';

@ApiTags('ledger')
@Controller('leases/:id/statement')
export class StatementController {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** A year of the lease's ledger as PDF, for its landlord and its tenants, in the reader's language. */
  @Roles('landlord', 'tenant', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('payments:read')
  @Get()
  @ApiProduces('application/pdf')
  async statement(
    @Param('id', IdPipe) id: string,
    @Query() { year, language, recorders }: StatementQuery,
  ): Promise<StreamableFile> {
    const { name, bytes } = await this.statements.pdf(id, year ?? this.clock.now().getUTCFullYear(), {
      language,
      recorders,
    });
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: attachment(name),
      length: bytes.length,
    });
  }

  /** The same entries to read on a screen, the latest first. */
  @Roles('landlord', 'tenant', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('payments:read')
  @Get('lines')
  lines(@Param('id', IdPipe) id: string, @Query() { year, language }: StatementQuery): Promise<StatementResponse> {
    return this.statements.read(id, year ?? this.clock.now().getUTCFullYear(), language);
  }
}
