import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import {
  ChatQuery,
  LandlordQuery,
  LandlordResponse,
  SupplierConversationResponse,
  NewSupplierMessage,
  ReadChatRequest,
  SupplierMessageResponse,
} from './chat.dto.js';
import { ChatService } from './chat.service.js';
import { LandlordSearch } from './landlord-search.service.js';
import { SUPPLIER_MESSAGES } from './limits.js';

@ApiTags('suppliers')
@Controller('suppliers/:id')
export class ChatController {
  constructor(
    private readonly chat: ChatService,
    private readonly landlords: LandlordSearch,
  ) {}

  /** Lists the messages of a conversation, newest first. A supplier names the landlord by `accountId`. */
  @Roles('landlord', 'supplier', 'staff', 'admin')
  @ForStaff('accounts')
  @Get('chat')
  @ApiOkResponse({ type: [SupplierMessageResponse] })
  list(@Param('id', IdPipe) id: string, @Query() query: ChatQuery): Promise<Page<SupplierMessageResponse>> {
    return this.chat.list(id, query);
  }

  /**
   * Writes a message. 403 `elite_required` for a supplier without the subscription, unless the landlord has written before
   * or is connected to the supplier by a job. 429 past the limit.
   */
  @Roles('landlord', 'supplier')
  @LimitedByPerson(SUPPLIER_MESSAGES)
  @Post('chat')
  send(@Param('id', IdPipe) id: string, @Body() body: NewSupplierMessage): Promise<SupplierMessageResponse> {
    return this.chat.send(id, body);
  }

  /** Marks a conversation as read for the reader. A supplier names the landlord. 404 for another supplier's. */
  @Roles('landlord', 'supplier')
  @Post('chat/read')
  @HttpCode(204)
  read(@Param('id', IdPipe) id: string, @Body() { accountId }: ReadChatRequest): Promise<void> {
    return this.chat.read(id, accountId);
  }

  /** Lists the reader's conversations with this supplier, or the supplier's own, newest first. 404 for another supplier's. */
  @Roles('landlord', 'supplier', 'staff', 'admin')
  @ForStaff('accounts')
  @Get('conversations')
  conversations(@Param('id', IdPipe) id: string): Promise<SupplierConversationResponse[]> {
    return this.chat.conversations(id);
  }

  /**
   * Lists landlords to whom the supplier can write. Without `q` it lists those who are connected to the supplier by a job.
   * With `q` it searches all landlords by name or company and returns at most ten; 403 `elite_required` without the
   * subscription. 404 for another supplier, 429 past the limit.
   */
  @Roles('supplier')
  @Get('landlords')
  search(@Param('id', IdPipe) id: string, @Query() query: LandlordQuery): Promise<LandlordResponse[]> {
    return this.landlords.find(id, query);
  }
}
