import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { BulkMessageRequest, BulkMessageResult, MessagePreview } from './bulk-message.dto.js';
import { BULK_MESSAGES, BulkMessages } from './bulk-messages.service.js';

@ApiTags('messages')
@Roles('landlord')
@Controller('messages/bulk')
export class BulkMessageController {
  constructor(private readonly messages: BulkMessages) {}

  /** The message as the tenants of each chosen lease would read it. Nothing is sent. 400 for an unknown field in braces. */
  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: [MessagePreview] })
  preview(@Body() body: BulkMessageRequest): Promise<MessagePreview[]> {
    return this.messages.preview(body);
  }

  /** Writes to the conversation of each chosen lease. Returns the outcome of each. 400 for a text with something left to fill in, such as `[day]`. 429 past the limit. */
  @LimitedByPerson(BULK_MESSAGES)
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: [BulkMessageResult] })
  send(@Body() body: BulkMessageRequest): Promise<BulkMessageResult[]> {
    return this.messages.send(body);
  }
}
