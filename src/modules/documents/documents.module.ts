import { Module } from '@nestjs/common';
import { DocumentArchive } from './archive.service.js';
import { CleanStoredPictures } from './clean-stored-pictures.js';
import { DocumentController } from './document.controller.js';
import { DocumentService } from './document.service.js';
import { DownloadController } from './download.controller.js';
import { FilingService } from './filing.service.js';
import { Folders } from './folders.service.js';
import { SharingMails } from './sharing-mails.js';
import { TidyFiles } from './tidy-files.js';

/** Documents of leases, units and requests, and their downloads. */
@Module({
  controllers: [DocumentController, DownloadController],
  providers: [CleanStoredPictures, DocumentArchive, DocumentService, Folders, SharingMails, FilingService, TidyFiles],
  exports: [DocumentService],
})
export class DocumentsModule {}
