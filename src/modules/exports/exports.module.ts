import { Module } from '@nestjs/common';
import { ExportWords } from './export-words.service.js';
import { ExportController } from './export.controller.js';
import { ExportService } from './export.service.js';

/** Tables of a landlord as CSV. */
@Module({
  controllers: [ExportController],
  providers: [ExportService, ExportWords],
})
export class ExportsModule {}
