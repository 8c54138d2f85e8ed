import { Module } from '@nestjs/common';
import { ExportController } from './export.controller.js';
import { ExportService } from './export.service.js';

/** Tables of a landlord as CSV. */
@Module({
  controllers: [ExportController],
  providers: [ExportService],
})
export class ExportsModule {}
