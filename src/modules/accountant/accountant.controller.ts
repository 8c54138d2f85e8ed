import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { FromReplica } from '../../platform/database/from-replica.decorator.js';
import { LongStatements } from '../../platform/database/long-statements.decorator.js';
import { attachment } from '../../platform/http/attachment.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { ReportWords } from '../reports/report-words.service.js';
import { AccountantPackage } from './accountant-package.service.js';
import { PackageQuery } from './accountant.dto.js';
import { PACKAGES } from './limits.js';

@ApiTags('reports')
@Roles('landlord')
@FromReplica()
@LongStatements()
@Controller('landlords/accountant-package')
export class AccountantController {
  constructor(
    private readonly packages: AccountantPackage,
    private readonly words: ReportWords,
  ) {}

  /**
   * A period for the accountant as a ZIP: journal, trial balance, plain-text ledger, the reports, payments, expenses with their
   * documents, and checksums. 400 for a period that ends before it begins, 429 after 20 in an hour.
   */
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @LimitedByPerson(PACKAGES)
  @Get()
  async download(@Query() { from, to, language }: PackageQuery): Promise<StreamableFile> {
    const { name, stream } = await this.packages.make({ from, to }, this.words.languageFor(language));
    return new StreamableFile(stream, { type: 'application/zip', disposition: attachment(name) });
  }
}
