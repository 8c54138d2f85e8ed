import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnyPerson, NeedsPassword } from '../../platform/auth/decorators.js';
import { OwnProfileResponse, UpdateProfileRequest } from './profile.dto.js';
import { ProfileService } from './profile.service.js';

@ApiTags('profiles')
@Controller('profiles')
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  /** The signed-in person, with their settings. */
  @AnyPerson()
  @Get('me')
  me(): Promise<OwnProfileResponse> {
    return this.profiles.read();
  }

  /**
   * Changes the fields that are sent; read-only fields are ignored. 400 for an unknown language, 401
   * `password_required` for a session with a used code, `two_factor_required` for another phone number that may receive
   * codes, 409 `stale_version`.
   */
  @AnyPerson()
  @NeedsPassword()
  @Put('me')
  update(@Body() body: UpdateProfileRequest): Promise<OwnProfileResponse> {
    return this.profiles.update(body);
  }
}
