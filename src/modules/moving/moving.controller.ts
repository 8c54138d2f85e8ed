import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { PRODUCT } from '../../contract/product.js';
import { NeedsPassword, OwnerOnly, Roles } from '../../platform/auth/decorators.js';
import { LongStatements } from '../../platform/database/long-statements.decorator.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { AccountArchive } from './account-archive.service.js';
import { ACCOUNT_ARCHIVES } from './limits.js';

@ApiTags('landlords')
@Roles('landlord')
@OwnerOnly()
@NeedsPassword()
@LongStatements()
@Controller('landlords/account-archive')
export class MovingController {
  constructor(private readonly archives: AccountArchive) {}

  /**
   * Everything that the account has, as a tar archive that an operator imports into another installation of the same version
   * (`npm run account:import`): each table as lines of JSON, the files, and checksums. 403 for colleagues and in the demo, 409
   * while payments, refunds or disputes are in progress, 429 after 4 in an hour.
   */
  @ApiProduces('application/x-tar')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @LimitedByPerson(ACCOUNT_ARCHIVES)
  @Get()
  async download(): Promise<StreamableFile> {
    const disposition = `attachment; filename="${PRODUCT.slug}-account.tar"`;
    return new StreamableFile(await this.archives.make(), { type: 'application/x-tar', disposition });
  }
}
