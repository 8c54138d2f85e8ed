import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnyRole } from '../../platform/auth/decorators.js';
import { found } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { ProfileResponse, toProfile } from '../auth/auth.dto.js';
import { User } from '../auth/user.entity.js';

@ApiTags('profiles')
@Controller('profiles')
export class ProfileController {
  constructor(private readonly scope: Scope) {}

  /** Who is signed in. */
  @AnyRole()
  @Get('me')
  async me(): Promise<ProfileResponse> {
    const { userId, accountId } = this.scope.actor;
    const user = await this.scope.load((em) => em.findOne(User, { id: userId ?? '' }));
    return toProfile(found(user), accountId);
  }
}
