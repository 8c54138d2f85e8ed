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

/** Leads (docs/specification/staff-and-admin.md): all of their world for staff and admins. */
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

  /** Newest first; `staffId` gives those of one member of staff, `q` searches names, companies, emails and phone numbers. */
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

  /** Changes what is sent. 409 `stale_version`, 422 `transition_forbidden`, 404 for one that was merged. */
  @Patch(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: LeadChange): Promise<LeadResponse> {
    return this.leads.change(id, body);
  }

  /** Its history, newest first, with that of leads that were merged into it. `kind=form` gives the answers of its forms. */
  @Get(':id/activities')
  @ApiOkResponse({ type: [ActivityResponse] })
  history(@Param('id', IdPipe) id: string, @Query() query: ActivityQuery): Promise<Page<ActivityResponse>> {
    return this.activities.list(id, query);
  }

  /** Writes down a call, an email, a meeting or a note. 400 for a time to come. */
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

  /** Merges another lead into this one, with its history. 409 `conflict` if either was merged meanwhile, 404 for an unknown one. */
  @Post(':id/merge')
  @HttpCode(200)
  merge(@Param('id', IdPipe) id: string, @Body() { leadId }: MergeLeads): Promise<LeadResponse> {
    return this.merging.merge(id, leadId);
  }

  /**
   * Sends a template or a text of one’s own to the lead, in its language; a new lead is `contacted` then. 400 for an unknown
   * variable, 404 for an unknown template, 422 for someone who has unsubscribed or without a postal address, 429 past 120 an hour.
   */
  @LimitedByPerson(LEAD_MAILS)
  @Post(':id/emails')
  email(@Param('id', IdPipe) id: string, @Body() body: LeadEmail): Promise<LeadResponse> {
    return this.mails.send(id, body);
  }

  /** No more sales emails to this address, for someone who asked in another way than by the link. Twice does no harm. */
  @Post(':id/stop-emails')
  @HttpCode(204)
  stop(@Param('id', IdPipe) id: string): Promise<void> {
    return this.suppressions.stop(id);
  }
}
