import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../platform/auth/decorators.js';
import { FromReplica } from '../../platform/database/from-replica.decorator.js';
import { LongStatements } from '../../platform/database/long-statements.decorator.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { EXPORT_NAMES } from './export-tables.js';
import { ExportQuery } from './export.dto.js';
import { ExportService } from './export.service.js';

const FILES = EXPORT_NAMES.map((name) => `${name}.csv`);

@ApiTags('landlords')
@FromReplica()
@LongStatements()
@Controller('landlords/export')
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  /**
   * A table of the landlord's own data as CSV: all rows, or those of `ids`. Units are exported with the columns that
   * the import reads. Headings are names and values are codes, unless a `language` asks for words. 404 for another name.
   */
  @Roles('landlord')
  @ApiParam({ name: 'file', enum: FILES })
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @Header('content-type', 'text/csv; charset=utf-8')
  @Get(':file')
  async table(
    @Param('file') file: string,
    @Query() { ids, language }: ExportQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const name = orNotFound(EXPORT_NAMES.find((known) => `${known}.csv` === file));
    reply.header('content-disposition', `attachment; filename="${name}.csv"`);
    return this.exports.table(name, { chosen: ids ?? null, language: language ?? null });
  }
}
