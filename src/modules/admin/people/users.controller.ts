import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { FromReplica } from '../../../platform/database/from-replica.decorator.js';
import { LongStatements } from '../../../platform/database/long-statements.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { SecretAnswer } from '../../../platform/idempotency/secret-answer.decorator.js';
import type { Page } from '../../../platform/lists/page.js';
import { UserAccess } from './user-access.service.js';
import { UserCommands } from './user-commands.service.js';
import {
  InvitedUserResponse,
  InviteUserRequest,
  TwoFactorResetRequest,
  UpdateUserRequest,
  UserDetailResponse,
  UserQuery,
  UserResponse,
} from './user.dto.js';
import { UsersService } from './users.service.js';

/** People for admins, without the demo (docs/specification/staff-and-admin.md). */
@ApiTags('admin')
@Roles('admin')
@Controller('admin/users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly commands: UserCommands,
    private readonly access: UserAccess,
  ) {}

  /** Lists people, newest first. `q` searches names, addresses and accounts. Sort by createdAt, name, email, userType, state. */
  @Get()
  @ApiOkResponse({ type: [UserResponse] })
  list(@Query() query: UserQuery): Promise<Page<UserResponse>> {
    return this.users.list(query);
  }

  /** Exports the people who match the same filters, at most 20,000 lines. */
  @ApiProduces('text/csv')
  @ApiOkResponse({ type: String })
  @FromReplica()
  @LongStatements()
  @Get('export.csv')
  csv(@Query() query: UserQuery): Promise<StreamableFile> {
    return this.users.csv(query);
  }

  /** Returns a user with the account. */
  @Get(':id')
  get(@Param('id', IdPipe) id: string): Promise<UserDetailResponse> {
    return this.users.get(id);
  }

  /** Invites a person by an email with a link. The response shows the link only this once. 409 `email_taken`. */
  @SecretAnswer()
  @Post()
  invite(@Body() body: InviteUserRequest): Promise<InvitedUserResponse> {
    return this.commands.invite(body);
  }

  /** Sends a new link for an open invitation; the previous one no longer works. 422 `transition_forbidden`. */
  @SecretAnswer()
  @Post(':id/invitation')
  inviteAgain(@Param('id', IdPipe) id: string): Promise<InvitedUserResponse> {
    return this.commands.inviteAgain(id);
  }

  /** Changes the fields in the request. A new user type ends the person's sessions. 409 `stale_version`, 422 `rule_broken`. */
  @Put(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: UpdateUserRequest): Promise<UserDetailResponse> {
    return this.commands.change(id, body);
  }

  /** Suspends a user: ends all sessions and invalidates emailed links immediately. 422 for oneself and for the last admin. */
  @Post(':id/suspend')
  @HttpCode(200)
  suspend(@Param('id', IdPipe) id: string): Promise<UserDetailResponse> {
    return this.commands.suspend(id);
  }

  /** Lets a suspended user sign in again. */
  @Post(':id/reactivate')
  @HttpCode(200)
  reactivate(@Param('id', IdPipe) id: string): Promise<UserDetailResponse> {
    return this.commands.reactivate(id);
  }

  /**
   * Lets someone try again after too many wrong passwords or codes. Their password and two-step verification stay as they are.
   */
  @Post(':id/unlock')
  @HttpCode(200)
  async unlock(@Param('id', IdPipe) id: string): Promise<UserDetailResponse> {
    await this.access.unlock(id);
    return this.users.get(id);
  }

  /** Signs someone out everywhere. They can sign in again. */
  @Post(':id/end-sessions')
  @HttpCode(200)
  async endSessions(@Param('id', IdPipe) id: string): Promise<UserDetailResponse> {
    await this.access.endSessions(id);
    return this.users.get(id);
  }

  /**
   * Requests that someone's two-step verification is turned off. Another admin has to confirm it within 24 hours. 422 for
   * oneself, without a second admin, and while a request is open.
   */
  @Post(':id/two-factor-reset')
  async askReset(@Param('id', IdPipe) id: string, @Body() body: TwoFactorResetRequest): Promise<UserDetailResponse> {
    await this.access.askReset(id, body.reason);
    return this.users.get(id);
  }

  /**
   * Turns two-step verification off, ends all sessions and emails the person. 422 for one's own request, for oneself, and if the
   * request is no longer open.
   */
  @Post(':id/two-factor-reset/confirm')
  @HttpCode(200)
  async confirmReset(@Param('id', IdPipe) id: string): Promise<UserDetailResponse> {
    await this.access.confirmReset(id);
    return this.users.get(id);
  }

  /** Withdraws a request, one's own or another admin's. 422 if it is no longer open. */
  @Delete(':id/two-factor-reset')
  @HttpCode(204)
  withdrawReset(@Param('id', IdPipe) id: string): Promise<void> {
    return this.access.withdrawReset(id);
  }

  /**
   * Erases the personal data. 422 for oneself, for the last admin, and `account_in_use` with `obstacles` while something is open.
   */
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.commands.remove(id);
  }
}
