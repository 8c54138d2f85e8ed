import { Module } from '@nestjs/common';
import { DocumentController } from './document.controller.js';
import { DocumentService } from './document.service.js';
import { DownloadController } from './download.controller.js';
import { FilingService } from './filing.service.js';
import { TidyFiles } from './tidy-files.js';

/** Documents of leases, units and requests, and their downloads. */
@Module({
  controllers: [DocumentController, DownloadController],
  providers: [DocumentService, FilingService, TidyFiles],
  exports: [DocumentService],
})
export class DocumentsModule {}
