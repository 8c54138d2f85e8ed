import { Body, Controller, Get, Param, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ForKeys, ForStaff, Roles } from '../../platform/auth/decorators.js';
import { attachment } from '../../platform/http/attachment.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { TemplateQuery } from '../../platform/http/template-query.dto.js';
import { AnswerNotice } from './answer-notice.service.js';
import { NoticeLetter } from './notice-letter.service.js';
import { AnswerNoticeRequest, TenantNoticeResponse } from './tenant-notice.dto.js';

@ApiTags('landlords')
@Controller()
export class TenantNoticeController {
  constructor(
    private readonly notices: AnswerNotice,
    private readonly letters: NoticeLetter,
  ) {}

  /** Unanswered notices of tenants, the earliest last day first; at most 50. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ApiOkResponse({ type: [TenantNoticeResponse] })
  @ForKeys('leases:read')
  @Get('tenant-notices')
  waiting(): Promise<TenantNoticeResponse[]> {
    return this.notices.waiting();
  }

  /** What the tenants of a lease gave notice of, the newest first. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ApiOkResponse({ type: [TenantNoticeResponse] })
  @ForKeys('leases:read')
  @Get('landlords/leases/:id/tenant-notices')
  list(@Param('id', IdPipe) leaseId: string): Promise<TenantNoticeResponse[]> {
    return this.notices.list(leaseId);
  }

  /**
   * `status` is the answer: acknowledged (with `effect` where others are on the lease), declined (an early end alone, with a
   * note), withdrawn and kept (about a withdrawal), undone (that one of several tenants leaves, as long as they live there and the lease has no last day); without it `note` is a reply. 422 where the state forbids it, 409 `stale_version`.
   */
  @Roles('landlord')
  @Put('tenant-notices/:id')
  async answer(@Param('id', IdPipe) id: string, @Body() body: AnswerNoticeRequest): Promise<TenantNoticeResponse> {
    await this.notices.answer(id, body);
    return this.notices.get(id);
  }

  /**
   * The notice as PDF for both sides, in the reader’s language. Other tenants see neither the reason nor the address.
   */
  @Roles('landlord', 'tenant', 'staff', 'admin')
  @ForStaff('accounts')
  @Get('tenant-notices/:id/letter')
  @ApiProduces('application/pdf')
  async letter(@Param('id', IdPipe) id: string, @Query() { language }: TemplateQuery): Promise<StreamableFile> {
    const { name, bytes } = await this.letters.pdf(id, language);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: attachment(name),
      length: bytes.length,
    });
  }
}
