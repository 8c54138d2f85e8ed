import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnyPerson, NeedsPassword } from '../../platform/auth/decorators.js';
import { OwnProfileResponse, UpdateProfileRequest } from './profile.dto.js';
import { ProfileService } from './profile.service.js';

@ApiTags('profiles')
@Controller('profiles')
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  /** Who is signed in, with the settings. */
  @AnyPerson()
  @Get('me')
  me(): Promise<OwnProfileResponse> {
    return this.profiles.read();
  }

  /**
   * Changes what is sent; read-only fields are read past. 400 for an unknown language, 401 `password_required` for who
   * came by a used code, `two_factor_required` for another phone number where codes may go, 409 `stale_version`.
   */
  @AnyPerson()
  @NeedsPassword()
  @Put('me')
  update(@Body() body: UpdateProfileRequest): Promise<OwnProfileResponse> {
    return this.profiles.update(body);
  }
}
