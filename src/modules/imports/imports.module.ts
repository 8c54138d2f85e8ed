import { Module } from '@nestjs/common';
import { PortfolioModule } from '../portfolio/portfolio.module.js';
import { FileChecks } from './file-checks.js';
import { ImportController } from './import.controller.js';
import { ImportService } from './import.service.js';
import { ImportsPersonalData } from './imports.personal-data.js';
import { TidyImports } from './tidy-imports.js';

/** Imports a portfolio from a spreadsheet: it is checked first, then created in one transaction. */
@Module({
  imports: [PortfolioModule],
  controllers: [ImportController],
  providers: [ImportsPersonalData, ImportService, FileChecks, TidyImports],
})
export class ImportsModule {}
