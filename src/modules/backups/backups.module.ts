import { Module } from '@nestjs/common';
import { TwoFactorModule } from '../twofactor/two-factor.module.js';
import { BackupFiles } from './backup-files.js';
import { BackupLog } from './backup-log.js';
import { BackupsController } from './backups.controller.js';
import { BackupsService } from './backups.service.js';
import { NightlyBackup } from './nightly-backup.js';
import { RunBackup } from './run-backup.service.js';

/** Backups of the whole installation: the nightly one, those of admins and of the command. */
@Module({
  imports: [TwoFactorModule],
  controllers: [BackupsController],
  providers: [BackupFiles, BackupLog, RunBackup, NightlyBackup, BackupsService],
})
export class BackupsModule {}
