import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { LeadActivities } from './lead-activities.service.js';
import { LeadMails } from './lead-mails.service.js';
import { LeadMerge } from './lead-merge.service.js';
import { ActivityQuery, ActivityResponse, LeadEmail, MergeLeads, NewActivity } from './lead-work.dto.js';
import { LeadChange, LeadQuery, LeadResponse, NewLead } from './lead.dto.js';
import { Leads } from './leads.service.js';
import { LEAD_MAILS } from './limits.js';
import { Suppressions } from './suppressions.service.js';

/** Leads (docs/specification/staff-and-admin.md): for staff and admins, all of their world (real or demo). */
@ApiTags('crm')
@Roles('staff', 'admin')
@ForStaff('leads')
@Controller('crm-leads')
export class LeadsController {
  constructor(
    private readonly leads: Leads,
    private readonly activities: LeadActivities,
    private readonly merging: LeadMerge,
    private readonly mails: LeadMails,
    private readonly suppressions: Suppressions,
  ) {}

  /** Newest first. `staffId` returns those of one member of staff, `q` searches names, companies, emails and phone numbers. */
  @Get()
  @ApiOkResponse({ type: [LeadResponse] })
  list(@Query() query: LeadQuery): Promise<Page<LeadResponse>> {
    return this.leads.list(query);
  }

  /** Makes a lead by hand or from a form. The same form always returns the same lead. 404 for an unknown form. */
  @Post()
  create(@Body() body: NewLead): Promise<LeadResponse> {
    return this.leads.create(body);
  }

  /** One lead. Reading it is recorded in the audit log, once in a quarter of an hour. */
  @Get(':id')
  read(@Param('id', IdPipe) id: string): Promise<LeadResponse> {
    return this.leads.read(id);
  }

  /** Changes the fields that are sent. 409 `stale_version`, 422 `transition_forbidden`, 404 for a merged lead. */
  @Patch(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: LeadChange): Promise<LeadResponse> {
    return this.leads.change(id, body);
  }

  /**
   * Its history, newest first, including that of leads that were merged into it. `kind=form` returns the answers of its forms.
   */
  @Get(':id/activities')
  @ApiOkResponse({ type: [ActivityResponse] })
  history(@Param('id', IdPipe) id: string, @Query() query: ActivityQuery): Promise<Page<ActivityResponse>> {
    return this.activities.list(id, query);
  }

  /** Records a call, an email, a meeting or a note. 400 for a time in the future. */
  @Post(':id/activities')
  note(@Param('id', IdPipe) id: string, @Body() body: NewActivity): Promise<ActivityResponse> {
    return this.activities.add(id, body);
  }

  /** Leads with the same email or phone number, at most ten. */
  @Get(':id/duplicates')
  @ApiOkResponse({ type: [LeadResponse] })
  duplicates(@Param('id', IdPipe) id: string): Promise<LeadResponse[]> {
    return this.leads.duplicates(id);
  }

  /**
   * Merges another lead into this one, with its history. 409 `conflict` if either has been merged in the meantime, 404 for an
   * unknown one.
   */
  @Post(':id/merge')
  @HttpCode(200)
  merge(@Param('id', IdPipe) id: string, @Body() { leadId }: MergeLeads): Promise<LeadResponse> {
    return this.merging.merge(id, leadId);
  }

  /**
   * Sends a template or one’s own text to the lead, in its language. A new lead is then `contacted`. 400 for an unknown variable,
   * 404 for an unknown template, 409 `stale_version` if a colleague has emailed the lead since `seen`, 422 for an address that has
   * unsubscribed and if the sender’s postal address isn’t set, 429 above 120 an hour.
   */
  @LimitedByPerson(LEAD_MAILS)
  @Post(':id/emails')
  email(@Param('id', IdPipe) id: string, @Body() body: LeadEmail): Promise<LeadResponse> {
    return this.mails.send(id, body);
  }

  /** Stops sales emails to this address, for a person who asked for it without using the link. Idempotent. */
  @Post(':id/stop-emails')
  @HttpCode(204)
  stop(@Param('id', IdPipe) id: string): Promise<void> {
    return this.suppressions.stop(id);
  }
}
