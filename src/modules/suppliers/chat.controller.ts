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

  /** Messages between the reader's side and the other, newest first. A supplier names the landlord by `accountId`. */
  @Roles('landlord', 'supplier', 'staff', 'admin')
  @ForStaff('accounts')
  @Get('chat')
  @ApiOkResponse({ type: [SupplierMessageResponse] })
  list(@Param('id', IdPipe) id: string, @Query() query: ChatQuery): Promise<Page<SupplierMessageResponse>> {
    return this.chat.list(id, query);
  }

  /** Writes a message. 403 `elite_required` when a supplier writes to a landlord who never wrote and whom no job ties; 429 past the limit. */
  @Roles('landlord', 'supplier')
  @LimitedByPerson(SUPPLIER_MESSAGES)
  @Post('chat')
  send(@Param('id', IdPipe) id: string, @Body() body: NewSupplierMessage): Promise<SupplierMessageResponse> {
    return this.chat.send(id, body);
  }

  /** Marks a conversation as read, for the reader alone. A supplier names the landlord; 404 for another supplier's. */
  @Roles('landlord', 'supplier')
  @Post('chat/read')
  @HttpCode(204)
  read(@Param('id', IdPipe) id: string, @Body() { accountId }: ReadChatRequest): Promise<void> {
    return this.chat.read(id, accountId);
  }

  /** Conversations with or as this supplier, the newest first. 404 for another supplier's. */
  @Roles('landlord', 'supplier', 'staff', 'admin')
  @ForStaff('accounts')
  @Get('conversations')
  conversations(@Param('id', IdPipe) id: string): Promise<SupplierConversationResponse[]> {
    return this.chat.conversations(id);
  }

  /**
   * Landlords to write to. Without `q` those whom a job ties to the supplier; with it any, by name or company: at most ten, 403
   * `elite_required` without the subscription. 404 for another supplier, 429 past the limit.
   */
  @Roles('supplier')
  @Get('landlords')
  search(@Param('id', IdPipe) id: string, @Query() query: LandlordQuery): Promise<LandlordResponse[]> {
    return this.landlords.find(id, query);
  }
}
