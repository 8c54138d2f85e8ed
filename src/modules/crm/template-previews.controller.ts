import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { TEMPLATE_TESTS } from './limits.js';
import { PreviewedTexts, SampleTexts, TemplatePreviewResponse, TemplateTestResponse } from './template-preview.dto.js';
import { TemplatePreviews } from './template-previews.service.js';

/** Shows what an email template looks like to its reader. It is in this module because templates are sent to leads. */
@ApiTags('email-templates')
@Controller()
export class TemplatePreviewsController {
  constructor(private readonly previews: TemplatePreviews) {}

  /** The email with sample values in one language. Nothing is sent or stored. 400 for an unknown variable. */
  @Roles('staff', 'admin')
  @ForStaff('everyone')
  @Post('email-templates/preview')
  @HttpCode(200)
  sample(@Body() body: SampleTexts): Promise<TemplatePreviewResponse> {
    return this.previews.sample(body);
  }

  /**
   * The email as this lead would get it from the caller, in the lead’s language. Nothing is sent. Reading it is recorded in the
   * audit log, as for the lead’s page. 400 for an unknown variable, 404 for an unknown lead.
   */
  @Roles('staff', 'admin')
  @ForStaff('leads')
  @Post('crm-leads/:id/email-preview')
  @HttpCode(200)
  forLead(@Param('id', IdPipe) id: string, @Body() body: PreviewedTexts): Promise<TemplatePreviewResponse> {
    return this.previews.forLead(id, body);
  }

  /** Sends the email with sample values only to the person who asks. Ten an hour. 400 for an unknown variable. */
  @Roles('admin')
  @LimitedByPerson(TEMPLATE_TESTS)
  @Post('email-templates/test-mail')
  @HttpCode(200)
  test(@Body() body: SampleTexts): Promise<TemplateTestResponse> {
    return this.previews.test(body);
  }
}
