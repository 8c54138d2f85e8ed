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

/** Emails with answers for visitors who are away (docs/specification/chat.md). */
@ApiTags('chat')
@Controller()
@Public()
export class ChatEmailsController {
  constructor(
    private readonly emails: ChatEmails,
    private readonly again: ChatEmailsAgain,
    private readonly seen: VisitorSeen,
  ) {}

  /** Returns where answers are emailed while the visitor is away. 404 for someone else's conversation, 403 for staff. */
  @UseGuards(ChatVisitorGuard)
  @Get('chat-sessions/:id/email')
  read(@Param('id', IdPipe) id: string): Promise<ChatEmailResponse> {
    return this.emails.read(id);
  }

  /**
   * Lets a visitor leave, change or remove the address for answers. 404 for someone else's conversation. 403 for staff, for a
   * conversation of an account, whose own address is used, and for visitors who came by the link of an email. 422
   * `chat_email_stopped` if chat emails are turned off for the address, and `transition_forbidden` once it is closed.
   */
  @UseGuards(ChatVisitorGuard)
  @LimitedBySource(CHAT_LIMITS.email)
  @Put('chat-sessions/:id/email')
  leave(@Param('id', IdPipe) id: string, @Body() { email }: ChatEmailChange): Promise<ChatEmailResponse> {
    return this.emails.leave(id, email);
  }

  /**
   * Leaves an address for which chat emails were turned off, and emails it a link that turns them on again. While that link
   * works, no second one is sent. 404, 403 and 422 as for leaving an address.
   */
  @UseGuards(ChatVisitorGuard)
  @LimitedBySource(CHAT_LIMITS.email)
  @Post('chat-sessions/:id/email/again')
  @HttpCode(204)
  ask(@Param('id', IdPipe) id: string, @Body() { email }: ChatEmailsAgainRequest): Promise<void> {
    return this.again.ask(id, email ?? null);
  }

  /** Turns chat emails on again, by the link of an email. 400 `invalid_link`. */
  @LiveWorld()
  @LimitedBySource(CHAT_LIMITS.link)
  @Post('chat-emails/again')
  @HttpCode(200)
  turnOn(@Body() { token }: ChatMailToken): Promise<EmailsAgain> {
    return this.again.turnOn(token);
  }

  /**
   * Stores how far the visitor has read, so that they aren't emailed about it. 404 for someone else's conversation, 403 for
   * staff.
   */
  @UseGuards(ChatVisitorGuard)
  @LimitedBySource(CHAT_LIMITS.seen)
  @Put('chat-sessions/:id/seen')
  @HttpCode(204)
  note(@Param('id', IdPipe) id: string, @Body() { sequence }: ChatSeen): Promise<void> {
    return this.seen.note(id, sequence);
  }

  /**
   * Returns to a conversation by the link of an email. The `secret` is only in this response. The link works for seven days.
   * Neither link nor secret works once the address was changed. 400 `invalid_link`.
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
   * Turns chat emails off for an address, by the link in each of them. Mail programs call it automatically (RFC 8058), with a
   * form instead of JSON. 400 `invalid_link`.
   */
  @LiveWorld()
  @LimitedBySource(CHAT_LIMITS.stop)
  @Post('chat-emails/stop')
  @HttpCode(200)
  stop(@Query() { token }: ChatMailToken): Promise<ChatEmailsStopped> {
    return this.emails.stop(token);
  }
}
