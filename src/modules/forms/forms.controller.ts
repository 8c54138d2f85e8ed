import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public, Roles } from '../../platform/auth/decorators.js';
import type { Page } from '../../platform/lists/page.js';
import { ContactRequest, DemoSessionRequest, FormReceived, InquiryRequest, SubmissionQuery, SubmissionResponse, TrialRequest } from './form.dto.js';
import { FormsService } from './forms.service.js';

/** Forms of the public site (spec 1, sections 3 and 7; spec 2, section 2). 400 names the fields, 429 when too many come. */
@ApiTags('forms')
@Controller()
export class FormsController {
  constructor(private readonly forms: FormsService) {}

  /** The form of /contact. */
  @Public()
  @Post('send-contact-email')
  contact(@Body() body: ContactRequest): Promise<FormReceived> {
    return this.forms.receive('contact', body);
  }

  /** The form of /international-contact. */
  @Public()
  @Post('international-inquiry')
  inquiry(@Body() body: InquiryRequest): Promise<FormReceived> {
    return this.forms.receive('inquiry', body);
  }

  /** The form of /free-trial. */
  @Public()
  @Post('trial-signup')
  trial(@Body() body: TrialRequest): Promise<FormReceived> {
    return this.forms.receive('trial', body);
  }

  /** The form of /demo. */
  @Public()
  @Post('demo-request')
  demo(@Body() body: DemoSessionRequest): Promise<FormReceived> {
    return this.forms.receive('demo', body);
  }

  /** What was sent, newest first. `kind` filters, `q` searches names and addresses. */
  @Roles('staff', 'admin')
  @Get('form-submissions')
  @ApiOkResponse({ type: [SubmissionResponse] })
  list(@Query() query: SubmissionQuery): Promise<Page<SubmissionResponse>> {
    return this.forms.list(query);
  }
}
