import { Controller, Get, HttpCode, Post, Query, Req, type StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { FromReplica } from '../../platform/database/from-replica.decorator.js';
import { LongStatements } from '../../platform/database/long-statements.decorator.js';
import { withUpload } from '../../platform/files/read-upload.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { LeadExport } from './lead-export.service.js';
import { LeadFigures } from './lead-figures.service.js';
import { LeadImport } from './lead-import.service.js';
import {
  FiguresQuery,
  FiguresResponse,
  LeadFileFields,
  LeadFileResponse,
  LeadFileUpload,
  StageResponse,
} from './lead-work.dto.js';
import { LeadQuery } from './lead.dto.js';
import { Leads } from './leads.service.js';
import { LEAD_IMPORTS } from './limits.js';

/** Endpoints for many leads: the board's columns, figures, and files. */
@ApiTags('crm')
@Roles('staff', 'admin')
@ForStaff('leads')
@Controller()
export class LeadTablesController {
  constructor(
    private readonly leads: Leads,
    private readonly figuresOf: LeadFigures,
    private readonly exporting: LeadExport,
    private readonly importing: LeadImport,
  ) {}

  /** The number and value of leads in each stage, with the filters of the list. Empty stages are left out. */
  @Get('crm-leads/stages')
  @ApiOkResponse({ type: [StageResponse] })
  stages(@Query() query: LeadQuery): Promise<StageResponse[]> {
    return this.leads.stages(query);
  }

  /** New, won and lost leads by month, of the team or of one owner. */
  @Get('crm-leads/figures')
  figures(@Query() query: FiguresQuery): Promise<FiguresResponse> {
    return this.figuresOf.figures(query);
  }

  /** A file of at most 50,000 lines, with the same filters as the list. */
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @FromReplica()
  @LongStatements()
  @Get('crm-leads.csv')
  csv(@Query() query: LeadQuery): Promise<StreamableFile> {
    return this.exporting.csv(query);
  }

  /**
   * Adds the leads of a CSV with a heading (`firstName`, `lastName`, `email` and the other columns of an export). With
   * `preview=true` nothing is saved. Rows with a problem, and addresses of open leads, are left out. 413 above 2 MiB, 422
   * `rule_broken` for more than 2,000 rows and for a file that isn’t such a table, 429 after 30 files in an hour.
   */
  @LimitedByPerson(LEAD_IMPORTS)
  @LongStatements()
  @Post('crm-leads/import')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: LeadFileUpload })
  import(@Req() request: FastifyRequest): Promise<LeadFileResponse> {
    return withUpload(request, LeadFileFields, ({ bytes, fields }) =>
      this.importing.run(bytes, fields.preview === 'true'),
    );
  }
}
