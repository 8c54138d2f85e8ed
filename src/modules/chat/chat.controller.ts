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
 * The chat of the site (docs/specification/chat.md). Visitors show the secret of their session in
 * `X-Chat-Secret`; staff come with their token. What one may not see is 404.
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

  /** Begins a conversation, with the live team also from inside the demo. The answer alone holds its `secret`. */
  @LiveWorld()
  @LimitedBySource(CHAT_LIMITS.begin)
  @Post('chat-sessions')
  @SecretAnswer()
  begin(@Body() body: NewChatSession): Promise<ChatSessionCreated> {
    return this.sessions.begin(body);
  }

  /** The caller's own conversations, the liveliest first; staff and admins read all of them. */
  @Get('chat-sessions')
  @ApiOkResponse({ type: [ChatSessionResponse] })
  list(@Query() query: ChatSessionQuery): Promise<Page<ChatSessionResponse>> {
    return this.sessions.list(query);
  }

  /**
   * Staff take a conversation over (`assigned`) or put it back into the queue (`open`; what a colleague answers, a manager alone);
   * staff or the visitor end it (`closed`).
   * 409 `chat_held` where a colleague answers it, without `takeOver`; 409 `chat_newer` where staff have not read what the visitor wrote last.
   */
  @Patch('chat-sessions/:id')
  change(@Param('id', IdPipe) id: string, @Body() body: ChatSessionChange): Promise<ChatSessionResponse> {
    return this.sessions.change(id, body);
  }

  /** Tells the other side, and colleagues, that one is typing. Nothing is stored. 404 for someone else's, 403 for admins. */
  @Post('chat-sessions/:id/typing')
  @HttpCode(204)
  tellTyping(@Param('id', IdPipe) id: string): Promise<void> {
    return this.typing.tell(id);
  }

  /** Keeps for staff which page of the site the visitor is on, until the conversation is closed. 404 for someone else's, 403 for staff. */
  @LimitedBySource(CHAT_LIMITS.page)
  @Put('chat-sessions/:id/page')
  @HttpCode(204)
  visit(@Param('id', IdPipe) id: string, @Body() { page }: ChatPage): Promise<void> {
    return this.pages.visit(id, page);
  }

  /**
   * The team's lines in the visitor's language, in the order of the ids; automatic ones and the visitor's own are left out. 404 for
   * someone else's, 503 `not_configured` without a provider, 429 past the limit of the conversation.
   */
  @LimitedBySource(CHAT_LIMITS.translateFrom)
  @Post('chat-sessions/:id/translations')
  @HttpCode(200)
  @ApiOkResponse({ type: [TranslationResponse] })
  translate(@Param('id', IdPipe) id: string, @Body() { ids, to }: ChatTranslations): Promise<TranslationResponse[]> {
    return this.translations.translate(id, ids, to);
  }

  /** Server-sent events for the visitor of a session: `change` says that there is something new to read. */
  @ApiExcludeEndpoint()
  @Sse('chat-sessions/:id/events')
  @Header('X-Accel-Buffering', 'no')
  events(@Param('id', IdPipe) id: string): Observable<LiveMessage> {
    const { actor } = currentContext();
    if (actor.chatSessionId !== id) throw new Problem('not_found');
    return this.hub.streamFor({ ...VISITOR, demo: actor.demo, chatSessionId: id });
  }

  /** The lines of a conversation from the first to the last; `after` gives those that follow a number. */
  @Get('chat-messages/:sessionId')
  @ApiOkResponse({ type: [ChatMessageResponse] })
  lines(
    @Param('sessionId', IdPipe) sessionId: string,
    @Query() query: ChatMessageQuery,
  ): Promise<Page<ChatMessageResponse>> {
    return this.messages.list(sessionId, query);
  }

  /**
   * Adds a line as the visitor or as staff, who take an open conversation over by answering. 409 `chat_held` where a colleague
   * answers it, without `takeOver`. 422 once it is closed.
   */
  @Post('chat-messages')
  @HttpCode(201)
  say(@Body() body: NewChatMessage): Promise<ChatMessageResponse> {
    return this.messages.say(body);
  }
}
