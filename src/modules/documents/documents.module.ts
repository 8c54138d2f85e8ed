import { Module } from '@nestjs/common';
import { DocumentArchive } from './archive.service.js';
import { CleanStoredPictures } from './clean-stored-pictures.js';
import { DocumentController } from './document.controller.js';
import { DocumentService } from './document.service.js';
import { DocumentsPersonalData } from './documents.personal-data.js';
import { DownloadController } from './download.controller.js';
import { FilingService } from './filing.service.js';
import { Folders } from './folders.service.js';
import { SharingMails } from './sharing-mails.js';
import { TidyFiles } from './tidy-files.js';
import { MediaUploads } from './uploads/media-uploads.service.js';
import { UploadController } from './uploads/upload.controller.js';
import { VideoUploads } from './uploads/video-uploads.service.js';

/** Documents of leases, units and requests, and their downloads. */
@Module({
  controllers: [DocumentController, DownloadController, UploadController],
  providers: [
    DocumentsPersonalData,
    CleanStoredPictures,
    DocumentArchive,
    DocumentService,
    Folders,
    SharingMails,
    FilingService,
    TidyFiles,
    MediaUploads,
    VideoUploads,
  ],
  exports: [DocumentService, MediaUploads],
})
export class DocumentsModule {}
