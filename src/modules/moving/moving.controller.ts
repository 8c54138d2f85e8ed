import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PRODUCT } from '../../contract/product.js';
import { NeedsPassword, OwnerOnly, Public, Roles } from '../../platform/auth/decorators.js';
import { LongStatements } from '../../platform/database/long-statements.decorator.js';
import { Problem } from '../../platform/errors/problem.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Scope } from '../../platform/scope/scope.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { AccountArchive } from './account-archive.service.js';
import { ArchiveLinks } from './archive-links.service.js';
import { ACCOUNT_ARCHIVES } from './limits.js';
import { ArchiveDownloadQuery, ArchiveLinkResponse } from './moving.dto.js';

@ApiTags('landlords')
@Controller()
export class MovingController {
  constructor(
    private readonly scope: Scope,
    private readonly archives: AccountArchive,
    private readonly links: ArchiveLinks,
  ) {}

  /**
   * Where the whole account is downloaded, for 5 minutes. 403 for colleagues and in the demo; 409 `money_on_its_way` while payments,
   * refunds or disputes are in progress, and `account_being_posted` for the seconds in which entries are still being written; 429
   * after 20 in an hour.
   */
  @Roles('landlord')
  @OwnerOnly()
  @NeedsPassword()
  @LongStatements()
  @LimitedByPerson(ACCOUNT_ARCHIVES)
  @Get('landlords/account-archive')
  async link(): Promise<ArchiveLinkResponse> {
    const { accountId, userId, demo } = this.scope.actor;
    if (demo || !accountId || !userId) throw new Problem('forbidden');
    await this.archives.check(accountId);
    return { url: this.links.linkTo({ accountId, userId }) };
  }

  /**
   * Everything that the account has, as a tar archive that an operator imports into another installation of the same version
   * (`npm run account:import`): each table as lines of JSON, the files, and checksums. 404 when the signature is wrong or its 5 minutes
   * have passed; 409 as for the address; 422 `account_too_large` for more than an import takes; 429 after 8 in an hour.
   */
  @Public()
  @LongStatements()
  @ApiProduces('application/x-tar')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Get('account-archives/:id')
  download(
    @Param('id', IdPipe) id: string,
    @Query() query: ArchiveDownloadQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.links.asOwner(id, query, async (who) => {
      const archive = await this.archives.make(who);
      // A reader who goes away before the first byte is sent leaves an archive that no one reads.
      if (reply.raw.destroyed) archive.destroy();
      reply.raw.once('close', () => archive.destroy());
      const disposition = `attachment; filename="${PRODUCT.slug}-account.tar"`;
      return new StreamableFile(archive, { type: 'application/x-tar', disposition });
    });
  }
}
