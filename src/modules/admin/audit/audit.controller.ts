import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { FromReplica } from '../../../platform/database/from-replica.decorator.js';
import { LongStatements } from '../../../platform/database/long-statements.decorator.js';
import type { Page } from '../../../platform/lists/page.js';
import { AuditEntryResponse, AuditQuery } from './audit.dto.js';
import { AuditService } from './audit.service.js';

/** The audit log: read-only, and only for admins (docs/specification/roles.md). */
@ApiTags('admin')
@Roles('admin')
@Controller('admin')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  /** Lists entries, newest first. Filters: action, person, subject and time. */
  @Get('audit-log')
  @ApiOkResponse({ type: [AuditEntryResponse] })
  list(@Query() query: AuditQuery): Promise<Page<AuditEntryResponse>> {
    return this.audit.list(query);
  }

  /** Exports the entries that match the same filters, at most 20,000 lines. */
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @FromReplica()
  @LongStatements()
  @Get('audit-log.csv')
  csv(@Query() query: AuditQuery): Promise<StreamableFile> {
    return this.audit.csv(query);
  }
}
