import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import {
  EmailTemplateChange,
  EmailTemplateQuery,
  EmailTemplateResponse,
  NewEmailTemplate,
} from './email-template.dto.js';
import { EmailTemplates } from './email-templates.service.js';

/** Mails that staff send as they stand (docs/specification/staff-and-admin.md): staff read, admins write (docs/specification/staff-and-admin.md). */
@ApiTags('email-templates')
@Controller('email-templates')
export class EmailTemplatesController {
  constructor(private readonly templates: EmailTemplates) {}

  /** Newest first; of one `category`, `q` searches names and subjects. */
  @Roles('staff', 'admin')
  @ForStaff('everyone')
  @Get()
  @ApiOkResponse({ type: [EmailTemplateResponse] })
  list(@Query() query: EmailTemplateQuery): Promise<Page<EmailTemplateResponse>> {
    return this.templates.list(query);
  }

  /** Adds an email template. 400 for a variable that doesn't exist. */
  @Roles('admin')
  @Post()
  create(@Body() body: NewEmailTemplate): Promise<EmailTemplateResponse> {
    return this.templates.create(body);
  }

  /** Changes what is sent. 409 `stale_version`. */
  @Roles('admin')
  @Patch(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: EmailTemplateChange): Promise<EmailTemplateResponse> {
    return this.templates.change(id, body);
  }

  /** Removes an email template. */
  @Roles('admin')
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.templates.remove(id);
  }
}
