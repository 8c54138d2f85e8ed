import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { MessageTemplateChange, MessageTemplateResponse, NewMessageTemplate } from './message-template.dto.js';
import { MessageTemplates } from './message-templates.service.js';

/** Texts that a landlord's account keeps for messages to its tenants. */
@ApiTags('messages')
@Roles('landlord')
@Controller('messages/templates')
export class MessageTemplatesController {
  constructor(private readonly templates: MessageTemplates) {}

  /** Lists all templates of the account, by name. */
  @Get()
  @ApiOkResponse({ type: [MessageTemplateResponse] })
  list(): Promise<MessageTemplateResponse[]> {
    return this.templates.list();
  }

  /**
   * Saves a template. 400 for an unknown field in braces, 409 `conflict` for a name that is taken, 422 `over_limit` past
   * the maximum number.
   */
  @Post()
  create(@Body() body: NewMessageTemplate): Promise<MessageTemplateResponse> {
    return this.templates.create(body);
  }

  /**
   * Renames or changes a template. 400 for an unknown field in braces, 404 for someone else's, 409 `stale_version`, or
   * `conflict` for a name that is taken.
   */
  @Patch(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: MessageTemplateChange): Promise<MessageTemplateResponse> {
    return this.templates.change(id, body);
  }

  /** Deletes a template for everyone in the account. Messages that were written with it stay. 404 for someone else's. */
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.templates.remove(id);
  }
}
