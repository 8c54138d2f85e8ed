import { Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Roles } from '../../platform/auth/decorators.js';
import { LongStatements } from '../../platform/database/long-statements.decorator.js';
import { withUpload } from '../../platform/files/read-upload.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { TemplateQuery } from '../../platform/http/template-query.dto.js';
import { LimitedBySource } from '../../platform/throttle/limited.decorator.js';
import { FileChecks, type HowToRead, IMPORTS } from './file-checks.js';
import { answersOf, mappingOf } from './import-mapping.dto.js';
import { importTemplate } from './import-template.js';
import {
  FaultyLinesResponse,
  ImportColumnsResponse,
  ImportFields,
  ImportResponse,
  ImportUpload,
  toFaulty,
} from './import.dto.js';
import { ImportService } from './import.service.js';

@ApiTags('landlords')
@Roles('landlord')
@LongStatements()
@Controller('landlords/imports')
export class ImportController {
  constructor(
    private readonly imports: ImportService,
    private readonly checks: FileChecks,
  ) {}

  /** An empty table with the columns that are read, headed in a language; semicolons where that language's spreadsheets write them. */
  @Get('template.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="units.csv"')
  template(@Query() { language = 'en' }: TemplateQuery): string {
    return importTemplate(language);
  }

  /** Imports that were made or undone, newest first, without their lines. */
  @Get()
  @ApiOkResponse({ type: [ImportResponse] })
  list(): Promise<ImportResponse[]> {
    return this.imports.list();
  }

  /**
   * Reads a CSV of properties, units, leases and tenants and says what it would create, or what is wrong by line and
   * column. `mapping` (see `MappingRequest`) assigns the columns to fields and says which are split, `answers` (see
   * `AnswersRequest`) the open questions of the file, and `leaveOut` skips lines with mistakes. Nothing is created yet.
   * 400 `invalid_input` for a mapping that names an unknown field, a field twice or a missing column; 422 `unsafe_file`
   * with `problem` and `columns` for a file that isn't such a table; 413 above 20 MiB; 429 after 60 files in an hour; a
   * checked file is kept for 48 hours.
   */
  @LimitedBySource(IMPORTS.source)
  @Post()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportUpload })
  async check(@Req() request: FastifyRequest): Promise<ImportResponse> {
    await this.checks.count();
    return withUpload(request, ImportFields, async ({ bytes, name, fields }) =>
      this.imports.check(bytes, fields.name ?? name, await howToRead(fields)),
    );
  }

  /**
   * What is in a CSV: its headings (which needn't be on the first line), the first three values of each column, and a
   * proposed field for each column, from the mapping that this account used for these headings before or from their
   * meaning. With `mapping` also the open questions of the file, each once. Nothing is stored. 422 `unsafe_file` and
   * 429 as when a file is checked.
   */
  @LimitedBySource(IMPORTS.source)
  @Post('columns')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportUpload })
  async columns(@Req() request: FastifyRequest): Promise<ImportColumnsResponse> {
    await this.checks.count();
    return withUpload(request, ImportFields, async ({ bytes, fields }) =>
      this.imports.columns(bytes, await howToRead(fields)),
    );
  }

  /**
   * The lines of a CSV that have mistakes, as they are written, each with what is wrong: to be corrected in a separate
   * file. It accepts the same input as a check. Nothing is stored. 422 `unsafe_file` and 429 as when a file is checked.
   */
  @LimitedBySource(IMPORTS.source)
  @Post('mistakes')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportUpload })
  async mistakes(@Req() request: FastifyRequest): Promise<FaultyLinesResponse> {
    await this.checks.count();
    return withUpload(request, ImportFields, async ({ bytes, fields }) =>
      toFaulty(await this.checks.mistakes(bytes, await howToRead(fields))),
    );
  }

  /** One import with its problems and its first lines. */
  @Get(':id')
  get(@Param('id', IdPipe) id: string): Promise<ImportResponse> {
    return this.imports.get(id);
  }

  /**
   * Creates everything that was checked, with leases as drafts, or nothing. 422 `rule_broken` with problems, 409 when
   * the portfolio changed since.
   */
  @Post(':id/apply')
  @HttpCode(200)
  apply(@Param('id', IdPipe) id: string): Promise<ImportResponse> {
    return this.imports.apply(id);
  }

  /** Undoes the import within 48 hours; 422 with `hangs` once other data depends on its rows. */
  @Post(':id/undo')
  @HttpCode(200)
  undo(@Param('id', IdPipe) id: string): Promise<ImportResponse> {
    return this.imports.undo(id);
  }
}

async function howToRead({ mapping, answers, leaveOut }: ImportFields): Promise<HowToRead> {
  return { mapping: await mappingOf(mapping), answers: await answersOf(answers), leaveOut: leaveOut === 'true' };
}
