import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { SecretAnswer } from '../../../platform/idempotency/secret-answer.decorator.js';
import type { Page } from '../../../platform/lists/page.js';
import { UserCommands } from './user-commands.service.js';
import {
  InvitedUserResponse,
  InviteUserRequest,
  UpdateUserRequest,
  UserDetailResponse,
  UserQuery,
  UserResponse,
} from './user.dto.js';
import { UsersService } from './users.service.js';

/** People of the live world, for admins (docs/specification/staff-and-admin.md). */
@ApiTags('admin')
@Roles('admin')
@Controller('admin/users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly commands: UserCommands,
  ) {}

  /** Newest first; `q` searches names, addresses and accounts; sort by createdAt, name, email, userType, state. */
  @Get()
  @ApiOkResponse({ type: [UserResponse] })
  list(@Query() query: UserQuery): Promise<Page<UserResponse>> {
    return this.users.list(query);
  }

  /** One user, with the account. */
  @Get(':id')
  get(@Param('id', IdPipe) id: string): Promise<UserDetailResponse> {
    return this.users.get(id);
  }

  /** Invites somebody: a mail with a link, which the answer shows this once. 409 `email_taken`. */
  @SecretAnswer()
  @Post()
  invite(@Body() body: InviteUserRequest): Promise<InvitedUserResponse> {
    return this.commands.invite(body);
  }

  /** A new link for an open invitation; the former one ends. 422 `transition_forbidden`. */
  @SecretAnswer()
  @Post(':id/invitation')
  inviteAgain(@Param('id', IdPipe) id: string): Promise<InvitedUserResponse> {
    return this.commands.inviteAgain(id);
  }

  /** Changes what is sent; a new role ends their sessions. 409 `stale_version`, 422 `rule_broken`. */
  @Put(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: UpdateUserRequest): Promise<UserDetailResponse> {
    return this.commands.change(id, body);
  }

  /** Ends every session and every way in, at once. 422 for oneself and for the last admin. */
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

  /** Blanks the personal data; 422 for oneself, for the last admin, and `account_in_use` with `obstacles` while something is open. */
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.commands.remove(id);
  }
}
