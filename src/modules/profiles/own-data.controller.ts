import { Body, Controller, Get, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { PRODUCT } from '../../contract/product.js';
import { AnyPerson, NeedsPassword } from '../../platform/auth/decorators.js';
import { LongStatements } from '../../platform/database/long-statements.decorator.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { AccountDeletion } from './account-deletion.service.js';
import { DataExport } from './data-export.service.js';
import { DATA_EXPORTS } from './limits.js';
import { DeleteAccountRequest, DeletionResponse } from './own-data.dto.js';

/** A person's rights about their own data: a copy, and its deletion (docs/specification/registration.md). */
@ApiTags('profiles')
@AnyPerson()
@NeedsPassword()
@LongStatements()
@Controller('profiles/me')
export class OwnDataController {
  constructor(
    private readonly exports: DataExport,
    private readonly deletion: AccountDeletion,
  ) {}

  /**
   * All data of the account, as a ZIP: a JSON file for each kind of thing, and the documents. 429 after 10 in an hour.
   */
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @LimitedByPerson(DATA_EXPORTS)
  @Get('export')
  async export(): Promise<StreamableFile> {
    const disposition = `attachment; filename="${PRODUCT.slug}-data.zip"`;
    return new StreamableFile(await this.exports.zip(), { type: 'application/zip', disposition });
  }

  /** Whether the account may be deleted now, and what prevents it. */
  @Get('deletion')
  async obstacles(): Promise<DeletionResponse> {
    return { obstacles: await this.deletion.obstacles() };
  }

  /**
   * Deletes the account permanently and ends every session. 401 `invalid_credentials`, or `two_factor_required` with a
   * challenge; 422 `account_in_use` with `obstacles`.
   */
  @Post('deletion')
  @HttpCode(204)
  remove(@Body() body: DeleteAccountRequest): Promise<void> {
    return this.deletion.remove(body);
  }
}
