import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { SecretAnswer } from '../../../platform/idempotency/secret-answer.decorator.js';
import { LiveWorld } from '../../../platform/scope/live-world.js';
import { LimitedBySource } from '../../../platform/throttle/limited.decorator.js';
import { ChatVisitorGuard } from '../chat-visitor.guard.js';
import { CHAT_LIMITS } from '../limits.js';
import { VisitorSeen } from '../visitor-seen.service.js';
import { ChatEmailsAgain } from './chat-emails-again.service.js';
import {
  ChatEmailChange,
  ChatEmailResponse,
  ChatEmailsAgain as EmailsAgain,
  ChatEmailsAgainRequest,
  ChatEmailsStopped,
  ChatMailToken,
  ChatReturned,
  ChatSeen,
} from './chat-emails.dto.js';
import { ChatEmails } from './chat-emails.service.js';

/** Answers that reach visitors by email while they are away (docs/specification/chat.md). */
@ApiTags('chat')
@Controller()
@Public()
export class ChatEmailsController {
  constructor(
    private readonly emails: ChatEmails,
    private readonly again: ChatEmailsAgain,
    private readonly seen: VisitorSeen,
  ) {}

  /** Where answers go that come while the visitor is away. 404 for someone else's, 403 for staff. */
  @UseGuards(ChatVisitorGuard)
  @Get('chat-sessions/:id/email')
  read(@Param('id', IdPipe) id: string): Promise<ChatEmailResponse> {
    return this.emails.read(id);
  }

  /**
   * A visitor leaves an address for answers, changes it or takes it back. 404 for someone else's conversation, 403 for staff, where it
   * belongs to an account, whose own address is used, and for visitors who came by the link of an email; 422 `chat_email_stopped` for an address that wants no emails from the chat, and
   * `transition_forbidden` once it is closed.
   */
  @UseGuards(ChatVisitorGuard)
  @LimitedBySource(CHAT_LIMITS.email)
  @Put('chat-sessions/:id/email')
  leave(@Param('id', IdPipe) id: string, @Body() { email }: ChatEmailChange): Promise<ChatEmailResponse> {
    return this.emails.leave(id, email);
  }

  /**
   * Leaves an address for which emails of the chat were turned off, and emails it a link that turns them on again: one, as long as that
   * link works. 404, 403 and 422 as for leaving an address.
   */
  @UseGuards(ChatVisitorGuard)
  @LimitedBySource(CHAT_LIMITS.email)
  @Post('chat-sessions/:id/email/again')
  @HttpCode(204)
  ask(@Param('id', IdPipe) id: string, @Body() { email }: ChatEmailsAgainRequest): Promise<void> {
    return this.again.ask(id, email ?? null);
  }

  /** Turns emails of the chat on again, by the link of an email. 400 `invalid_link`. */
  @LiveWorld()
  @LimitedBySource(CHAT_LIMITS.link)
  @Post('chat-emails/again')
  @HttpCode(200)
  turnOn(@Body() { token }: ChatMailToken): Promise<EmailsAgain> {
    return this.again.turnOn(token);
  }

  /** Notes how far the visitor has read, so that it isn't emailed. 404 for someone else's, 403 for staff. */
  @UseGuards(ChatVisitorGuard)
  @LimitedBySource(CHAT_LIMITS.seen)
  @Put('chat-sessions/:id/seen')
  @HttpCode(204)
  note(@Param('id', IdPipe) id: string, @Body() { sequence }: ChatSeen): Promise<void> {
    return this.seen.note(id, sequence);
  }

  /**
   * Returns to a conversation by the link of an email; the answer alone holds its `secret`. The link works for seven days. Link and secret
   * no longer work once the address was changed. 400 `invalid_link`.
   */
  @LiveWorld()
  @LimitedBySource(CHAT_LIMITS.link)
  @Post('chat-returns')
  @HttpCode(200)
  @SecretAnswer()
  return(@Body() { token }: ChatMailToken): Promise<ChatReturned> {
    return this.emails.return(token);
  }

  /**
   * No more emails from the chat to an address, by the link that each of them carries. Mail programs call it by themselves (RFC 8058),
   * with a form instead of JSON. 400 `invalid_link`.
   */
  @LiveWorld()
  @LimitedBySource(CHAT_LIMITS.stop)
  @Post('chat-emails/stop')
  @HttpCode(200)
  stop(@Query() { token }: ChatMailToken): Promise<ChatEmailsStopped> {
    return this.emails.stop(token);
  }
}
