import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import type { Page } from '../../platform/lists/page.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { BackupResponse, BackupsQuery, BackupStatusResponse, StartBackupRequest } from './backup.dto.js';
import { BackupsService } from './backups.service.js';
import { BACKUP_STARTS } from './limits.js';

/** Backups of the installation, for admins. Archives aren't sent through the browser: they hold everyone's data. */
@ApiTags('admin')
@Roles('admin')
@Controller('admin/backups')
export class BackupsController {
  constructor(private readonly backups: BackupsService) {}

  /** Newest first. */
  @Get()
  @ApiOkResponse({ type: [BackupResponse] })
  list(@Query() query: BackupsQuery): Promise<Page<BackupResponse>> {
    return this.backups.list(query);
  }

  /** Whether backups are set up, and when the last good one was made. */
  @Get('status')
  status(): Promise<BackupStatusResponse> {
    return this.backups.status();
  }

  /**
   * Begins a backup and doesn't wait for it. 401 `two_factor_required` with a challenge where the second step is on or
   * mandatory; 409 `conflict` while one is being made, 422 `rule_broken` before backups are set up; 404 in the demo; 429 past ten an hour.
   */
  @LimitedByPerson(BACKUP_STARTS)
  @Post()
  @HttpCode(202)
  async start(@Body() { verificationToken }: StartBackupRequest): Promise<BackupResponse> {
    return this.backups.start(verificationToken);
  }
}
