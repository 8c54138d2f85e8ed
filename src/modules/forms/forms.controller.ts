import { Body, Controller, Get, Param, Patch, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ForStaff, Public, Roles } from '../../platform/auth/decorators.js';
import { FromReplica } from '../../platform/database/from-replica.decorator.js';
import { LongStatements } from '../../platform/database/long-statements.decorator.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { LiveWorld } from '../../platform/scope/live-world.js';
import { LimitedBySource } from '../../platform/throttle/limited.decorator.js';
import {
  ContactRequest,
  DemoSessionRequest,
  FormReceived,
  HandleSubmissionRequest,
  InquiryRequest,
  SubmissionQuery,
  SubmissionResponse,
  TrialRequest,
} from './form.dto.js';
import { FormsService } from './forms.service.js';
import { FORMS } from './limits.js';
import { Submissions } from './submissions.service.js';

/**
 * Forms of the public site (docs/specification/forms.md). 400 names the fields, 429 for too many requests. Forms sent
 * from inside the demo reach the live team too.
 */
@ApiTags('forms')
@Controller()
export class FormsController {
  constructor(
    private readonly forms: FormsService,
    private readonly submissions: Submissions,
  ) {}

  /** The form of /contact. */
  @Public()
  @LiveWorld()
  @LimitedBySource(FORMS)
  @Post('send-contact-email')
  contact(@Body() body: ContactRequest): Promise<FormReceived> {
    return this.forms.receive('contact', body);
  }

  /** The form of /international-contact. */
  @Public()
  @LiveWorld()
  @LimitedBySource(FORMS)
  @Post('international-inquiry')
  inquiry(@Body() body: InquiryRequest): Promise<FormReceived> {
    return this.forms.receive('inquiry', body);
  }

  /** The form of /free-trial. */
  @Public()
  @LiveWorld()
  @LimitedBySource(FORMS)
  @Post('trial-signup')
  trial(@Body() body: TrialRequest): Promise<FormReceived> {
    return this.forms.receive('trial', body);
  }

  /** The form of /demo. */
  @Public()
  @LiveWorld()
  @LimitedBySource(FORMS)
  @Post('demo-request')
  demo(@Body() body: DemoSessionRequest): Promise<FormReceived> {
    return this.forms.receive('demo', body);
  }

  /** What was sent, newest first. `kind` and `state` filter, `q` searches names and addresses. */
  @Roles('staff', 'admin')
  @ForStaff('forms')
  @Get('form-submissions')
  @ApiOkResponse({ type: [SubmissionResponse] })
  list(@Query() query: SubmissionQuery): Promise<Page<SubmissionResponse>> {
    return this.submissions.list(query);
  }

  /** The same filters as a file, at most 20,000 lines. */
  @Roles('staff', 'admin')
  @ForStaff('forms')
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @FromReplica()
  @LongStatements()
  @Get('form-submissions.csv')
  csv(@Query() query: SubmissionQuery): Promise<StreamableFile> {
    return this.submissions.csv(query);
  }

  /** Marks one as handled, or as open again. */
  @Roles('staff', 'admin')
  @ForStaff('forms')
  @Patch('form-submissions/:id')
  handle(@Param('id', IdPipe) id: string, @Body() { handled }: HandleSubmissionRequest): Promise<SubmissionResponse> {
    return this.submissions.handle(id, handled);
  }
}
