import { Controller, Get, Header, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ForKeys, Roles } from '../../platform/auth/decorators.js';
import { FromReplica } from '../../platform/database/from-replica.decorator.js';
import { LongStatements } from '../../platform/database/long-statements.decorator.js';
import { Problem } from '../../platform/errors/problem.js';
import { attachment } from '../../platform/http/attachment.js';
import type { Page } from '../../platform/lists/page.js';
import { ReportEntries } from './entries.service.js';
import { ReportFiles } from './report-files.service.js';
import { ReportWords } from './report-words.service.js';
import { EntryLineResponse, EntryQuery, EntryTotalResponse, ReportQuery, ReportResponse } from './report.dto.js';
import { REPORTS, type ReportName } from './report.js';
import { ReportService } from './report.service.js';

@ApiTags('reports')
@Roles('landlord')
@FromReplica()
@LongStatements()
@Controller('reports')
export class ReportController {
  constructor(
    private readonly reports: ReportService,
    private readonly words: ReportWords,
    private readonly files: ReportFiles,
    private readonly lines: ReportEntries,
  ) {}

  /** The postings behind a figure of a report: its `behind` is this query (`accounts` with commas). The latest first. */
  @ForKeys('reports:read')
  @Get('entries')
  @ApiOkResponse({ type: [EntryLineResponse] })
  entries(@Query() query: EntryQuery): Promise<Page<EntryLineResponse>> {
    return this.lines.list(query);
  }

  /** What these entries add up to: the figure that they are behind. One line for each currency, none without entries. */
  @ForKeys('reports:read')
  @Get('entries/total')
  @ApiOkResponse({ type: [EntryTotalResponse] })
  total(@Query() query: EntryQuery): Promise<EntryTotalResponse[]> {
    return this.lines.total(query);
  }

  /** A report: rent_roll, ledger, income_expense, ageing, tax_year, maintenance_costs. One table for each currency. 404 for another name. */
  @ForKeys('reports:read')
  @Get(':report')
  @ApiParam({ name: 'report', enum: REPORTS })
  async report(@Param('report') name: string, @Query() query: ReportQuery): Promise<ReportResponse> {
    return this.words.response(await this.reports.make(known(name), query), this.words.languageFor(query.language));
  }

  /** The same rows as CSV with subtotals and totals, which the last column names; amounts are decimals, days ISO. */
  @ForKeys('reports:read')
  @Get(':report/csv')
  @ApiParam({ name: 'report', enum: REPORTS })
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @Header('content-type', 'text/csv; charset=utf-8')
  async csv(
    @Param('report') name: string,
    @Query() query: ReportQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const report = await this.reports.make(known(name), query);
    const language = this.words.languageFor(query.language);
    reply.header('content-disposition', attachment(this.files.name(report, language, 'csv')));
    return this.files.csv(report, language);
  }

  /** The same rows as PDF. */
  @ForKeys('reports:read')
  @Get(':report/pdf')
  @ApiParam({ name: 'report', enum: REPORTS })
  @ApiProduces('application/pdf')
  async pdf(@Param('report') name: string, @Query() query: ReportQuery): Promise<StreamableFile> {
    const report = await this.reports.make(known(name), query);
    const language = this.words.languageFor(query.language);
    const bytes = await this.files.pdf(report, language);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: attachment(this.files.name(report, language, 'pdf')),
      length: bytes.length,
    });
  }
}

function known(name: string): ReportName {
  const report = REPORTS.find((one) => one === name);
  if (!report) throw new Problem('not_found');
  return report;
}
