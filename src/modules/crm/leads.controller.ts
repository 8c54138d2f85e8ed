import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { LeadChange, LeadEmail, LeadQuery, LeadResponse, NewLead } from './lead.dto.js';
import { Leads } from './leads.service.js';

/** Leads of the office (docs/specification/staff-and-admin.md): all of its world for staff and admins. */
@ApiTags('crm')
@Roles('staff', 'admin')
@Controller('crm-leads')
export class LeadsController {
  constructor(private readonly leads: Leads) {}

  /** Newest first; `staffId` gives those of one member of staff, `q` searches names, companies and addresses. */
  @Get()
  @ApiOkResponse({ type: [LeadResponse] })
  list(@Query() query: LeadQuery): Promise<Page<LeadResponse>> {
    return this.leads.list(query);
  }

  /** Makes one, by hand or from a form that was sent: the same form again gives the same lead. 404 for an unknown form. */
  @Post()
  create(@Body() body: NewLead): Promise<LeadResponse> {
    return this.leads.create(body);
  }

  /** One lead; the reading is an entry of the audit log, once a quarter of an hour. */
  @Get(':id')
  read(@Param('id', IdPipe) id: string): Promise<LeadResponse> {
    return this.leads.read(id);
  }

  /** Changes what is sent. 409 `stale_version`, 422 `transition_forbidden`. */
  @Patch(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: LeadChange): Promise<LeadResponse> {
    return this.leads.change(id, body);
  }

  /** Sends a template to the lead, in its language; a new lead is `contacted` then. 404 for an unknown template. */
  @Post(':id/emails')
  email(@Param('id', IdPipe) id: string, @Body() { templateId }: LeadEmail): Promise<LeadResponse> {
    return this.leads.email(id, templateId);
  }
}
