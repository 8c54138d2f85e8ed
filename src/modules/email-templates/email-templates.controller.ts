import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import type { Page } from '../../platform/lists/page.js';
import {
  EmailTemplateChange,
  EmailTemplateQuery,
  EmailTemplateResponse,
  NewEmailTemplate,
} from './email-template.dto.js';
import { EmailTemplates } from './email-templates.service.js';
import { RestoreVersion, TemplateVersionDetail, TemplateVersionResponse } from './template-version.dto.js';
import { TemplateVersions } from './template-versions.service.js';

/** Emails that admins write and staff send without changes (docs/specification/staff-and-admin.md). */
@ApiTags('email-templates')
@Controller('email-templates')
export class EmailTemplatesController {
  constructor(
    private readonly templates: EmailTemplates,
    private readonly versions: TemplateVersions,
  ) {}

  /** Lists email templates, newest first. `category` filters by category, `q` searches names and subjects. */
  @Roles('staff', 'admin')
  @ForStaff('everyone')
  @Get()
  @ApiOkResponse({ type: [EmailTemplateResponse] })
  list(@Query() query: EmailTemplateQuery): Promise<Page<EmailTemplateResponse>> {
    return this.templates.list(query);
  }

  /** One email template. */
  @Roles('staff', 'admin')
  @ForStaff('everyone')
  @Get(':id')
  read(@Param('id', IdPipe) id: string): Promise<EmailTemplateResponse> {
    return this.templates.read(id);
  }

  /** The versions of an email template, newest first, each with the fields that it changed. */
  @Roles('staff', 'admin')
  @ForStaff('everyone')
  @Get(':id/versions')
  @ApiOkResponse({ type: [TemplateVersionResponse] })
  history(@Param('id', IdPipe) id: string, @Query() query: ListQuery): Promise<Page<TemplateVersionResponse>> {
    return this.versions.list(id, query);
  }

  /** One version, with its texts and those of the version before it. */
  @Roles('staff', 'admin')
  @ForStaff('everyone')
  @Get(':id/versions/:versionId')
  version(
    @Param('id', IdPipe) id: string,
    @Param('versionId', IdPipe) versionId: string,
  ): Promise<TemplateVersionDetail> {
    return this.versions.read(id, versionId);
  }

  /** Adds an email template. 400 for a variable that doesn't exist. */
  @Roles('admin')
  @Post()
  create(@Body() body: NewEmailTemplate): Promise<EmailTemplateResponse> {
    return this.templates.create(body);
  }

  /**
   * Changes the given fields. The previous version stays in the list of versions. 409 `stale_version`, 400 for a variable
   * that doesn't exist.
   */
  @Roles('admin')
  @Patch(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: EmailTemplateChange): Promise<EmailTemplateResponse> {
    return this.templates.change(id, body);
  }

  /**
   * Restores an old version as a new one. 409 `stale_version`, 404 for an unknown version, 400 if it has unknown variables
   * (it may be older than the check for them).
   */
  @Roles('admin')
  @Post(':id/versions/:versionId/restore')
  @HttpCode(200)
  restore(
    @Param('id', IdPipe) id: string,
    @Param('versionId', IdPipe) versionId: string,
    @Body() { version }: RestoreVersion,
  ): Promise<EmailTemplateResponse> {
    return this.templates.restore(id, versionId, version);
  }

  /** Deletes an email template with its versions. */
  @Roles('admin')
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.templates.remove(id);
  }
}
