import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { SETTINGS_LIMITS } from './limits.js';
import { ChangeSettingRequest, SettingResponse, TestMailResponse } from './settings.dto.js';
import { SettingsService } from './settings.service.js';

/** Settings of the installation that can change while it runs. The environment wins. */
@ApiTags('admin')
@Roles('admin')
@Controller('admin/settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** Every setting that can change, with its value, where that comes from, and who changed it last. */
  @Get()
  @ApiOkResponse({ type: [SettingResponse] })
  list(): Promise<SettingResponse[]> {
    return this.settings.list();
  }

  /** Changes one setting immediately in all processes. 422 `set_by_environment` if the server's environment sets it, 409 `stale_version` if another admin changed it since `seen`. */
  @Put(':name')
  @ApiOkResponse({ type: [SettingResponse] })
  change(@Param('name') name: string, @Body() body: ChangeSettingRequest): Promise<SettingResponse[]> {
    return this.settings.change(name, body);
  }

  /** Sends a test email to oneself. Ten an hour. */
  @LimitedByPerson(SETTINGS_LIMITS.testMail)
  @Post('test-mail')
  @HttpCode(200)
  testMail(): Promise<TestMailResponse> {
    return this.settings.sendTestMail();
  }
}
