import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Sse,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Public } from '../../platform/auth/decorators.js';
import { Problem } from '../../platform/errors/problem.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { SecretAnswer } from '../../platform/idempotency/secret-answer.decorator.js';
import type { Page } from '../../platform/lists/page.js';
import { LiveHub, type LiveMessage } from '../../platform/live/live-hub.js';
import { VISITOR } from '../../platform/scope/actor.js';
import { currentContext } from '../../platform/scope/context.js';
import { LiveWorld } from '../../platform/scope/live-world.js';
import { LimitedBySource } from '../../platform/throttle/limited.decorator.js';
import { TranslationResponse } from '../translation/translation.dto.js';
import { ChatMessagesService } from './chat-messages.service.js';
import { ChatSessionsService } from './chat-sessions.service.js';
import { ChatVisitorGuard } from './chat-visitor.guard.js';
import {
  ChatMessageQuery,
  ChatMessageResponse,
  ChatPage,
  ChatSessionChange,
  ChatSessionCreated,
  ChatSessionQuery,
  ChatSessionResponse,
  ChatTranslations,
  NewChatMessage,
  NewChatSession,
} from './chat.dto.js';
import { CHAT_LIMITS } from './limits.js';
import { ChatTyping } from './typing.service.js';
import { VisitorPages } from './visitor-pages.service.js';
import { VisitorTranslations } from './visitor-translations.service.js';

/**
 * The chat of the site (docs/specification/chat.md). Visitors send the secret of their conversation in `X-Chat-Secret`; staff use
 * their token. Conversations that the caller can't see are 404.
 */
@ApiTags('chat')
@Controller()
@Public()
@UseGuards(ChatVisitorGuard)
export class VisitorChatController {
  constructor(
    private readonly sessions: ChatSessionsService,
    private readonly messages: ChatMessagesService,
    private readonly hub: LiveHub,
    private readonly typing: ChatTyping,
    private readonly pages: VisitorPages,
    private readonly translations: VisitorTranslations,
  ) {}

  /** Begins a conversation, also from the demo with the real team. The `secret` is only in this response. */
  @LiveWorld()
  @LimitedBySource(CHAT_LIMITS.begin)
  @Post('chat-sessions')
  @SecretAnswer()
  begin(@Body() body: NewChatSession): Promise<ChatSessionCreated> {
    return this.sessions.begin(body);
  }

  /** Lists the caller's own conversations, the most recently active first. Staff and admins read all of them. */
  @Get('chat-sessions')
  @ApiOkResponse({ type: [ChatSessionResponse] })
  list(@Query() query: ChatSessionQuery): Promise<Page<ChatSessionResponse>> {
    return this.sessions.list(query);
  }

  /**
   * Changes the state of a conversation. Staff take it over (`assigned`) or put it back into the queue (`open`; only managers can
   * put back a colleague's). Staff or the visitor end it (`closed`). 409 `chat_held` if a colleague answers it and `takeOver`
   * isn't set. 409 `chat_newer` if staff haven't read the visitor's last message.
   */
  @Patch('chat-sessions/:id')
  change(@Param('id', IdPipe) id: string, @Body() body: ChatSessionChange): Promise<ChatSessionResponse> {
    return this.sessions.change(id, body);
  }

  /**
   * Shows the other side, and colleagues, that the caller is typing. Nothing is stored. 404 for someone else's conversation, 403
   * for admins.
   */
  @Post('chat-sessions/:id/typing')
  @HttpCode(204)
  tellTyping(@Param('id', IdPipe) id: string): Promise<void> {
    return this.typing.tell(id);
  }

  /**
   * Stores which page of the site the visitor is on, for staff, until the conversation is closed. 404 for someone else's
   * conversation, 403 for staff.
   */
  @LimitedBySource(CHAT_LIMITS.page)
  @Put('chat-sessions/:id/page')
  @HttpCode(204)
  visit(@Param('id', IdPipe) id: string, @Body() { page }: ChatPage): Promise<void> {
    return this.pages.visit(id, page);
  }

  /**
   * Translates the team's messages into the visitor's language, in the order of the ids. Automatic messages and the visitor's own
   * are left out. 404 for someone else's conversation, 503 `not_configured` without a provider, 429 above the limit of the
   * conversation.
   */
  @LimitedBySource(CHAT_LIMITS.translateFrom)
  @Post('chat-sessions/:id/translations')
  @HttpCode(200)
  @ApiOkResponse({ type: [TranslationResponse] })
  translate(@Param('id', IdPipe) id: string, @Body() { ids, to }: ChatTranslations): Promise<TranslationResponse[]> {
    return this.translations.translate(id, ids, to);
  }

  /** Server-sent events for the visitor of a conversation. `change` means that there is something new to read. */
  @ApiExcludeEndpoint()
  @Sse('chat-sessions/:id/events')
  @Header('X-Accel-Buffering', 'no')
  events(@Param('id', IdPipe) id: string): Observable<LiveMessage> {
    const { actor } = currentContext();
    if (actor.chatSessionId !== id) throw new Problem('not_found');
    return this.hub.streamFor({ ...VISITOR, demo: actor.demo, chatSessionId: id });
  }

  /** Lists the messages of a conversation, oldest first. `after` limits them to those after a number. */
  @Get('chat-messages/:sessionId')
  @ApiOkResponse({ type: [ChatMessageResponse] })
  lines(
    @Param('sessionId', IdPipe) sessionId: string,
    @Query() query: ChatMessageQuery,
  ): Promise<Page<ChatMessageResponse>> {
    return this.messages.list(sessionId, query);
  }

  /**
   * Adds a message as the visitor or as staff. Staff who answer an open conversation take it over. 409 `chat_held` if a colleague
   * answers it and `takeOver` isn't set. 422 once it is closed.
   */
  @Post('chat-messages')
  @HttpCode(201)
  say(@Body() body: NewChatMessage): Promise<ChatMessageResponse> {
    return this.messages.say(body);
  }
}
