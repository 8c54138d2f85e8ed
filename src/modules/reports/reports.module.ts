import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ReportEntries } from './entries.service.js';
import { ReportFiles } from './report-files.service.js';
import { ReportWords } from './report-words.service.js';
import { ReportController } from './report.controller.js';
import { ReportService } from './report.service.js';

/** What the ledger says, by property and period: on screen, as CSV and as PDF. */
@Module({
  imports: [LedgerModule],
  controllers: [ReportController],
  providers: [ReportService, ReportWords, ReportFiles, ReportEntries],
  exports: [ReportService, ReportWords, ReportFiles],
})
export class ReportsModule {}
