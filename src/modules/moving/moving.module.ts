import { Module } from '@nestjs/common';
import { AccountArchive } from './account-archive.service.js';
import { AccountImport } from './account-import.service.js';
import { ArchiveLinks } from './archive-links.service.js';
import { ArrivingFiles } from './arriving-files.service.js';
import { MovingController } from './moving.controller.js';
import { Snapshots } from './snapshot.service.js';

/** Accounts that move to another installation. */
@Module({
  controllers: [MovingController],
  providers: [AccountArchive, AccountImport, ArchiveLinks, ArrivingFiles, Snapshots],
})
export class MovingModule {}
