import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/auth/decorators.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { DownloadLinks } from '../../platform/files/download-links.js';
import { FileVault } from '../../platform/files/file-vault.js';
import { attachment } from '../../platform/http/attachment.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Scope } from '../../platform/scope/scope.js';
import { FILE_POLICY } from '../../platform/site/security-headers.js';
import { DownloadQuery } from './download.dto.js';
import { StoredFile } from './stored-file.entity.js';

/** Contents by signed address: the signature is the permission, so no session is asked. */
@ApiTags('documents')
@Controller('files')
export class DownloadController {
  constructor(
    private readonly scope: Scope,
    private readonly links: DownloadLinks,
    private readonly vault: FileVault,
  ) {}

  /** The file as attachment. 404 when the signature is wrong or its 5 minutes are over. (An `<img>` shows it all the same.) */
  @Public()
  @Get(':id')
  @ApiProduces('application/octet-stream')
  async download(
    @Param('id', IdPipe) id: string,
    @Query() query: DownloadQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!this.links.isValid(id, query.expires, query.signature)) throw new Problem('not_found');
    const file = orNotFound(
      await this.scope.asSystem('signed download', () => this.scope.load((em) => em.findOne(StoredFile, { id }))),
    );
    const bytes = await this.vault.read(id);
    reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': FILE_POLICY,
      'cache-control': 'private, max-age=300',
    });
    return new StreamableFile(bytes, {
      type: withCharset(file.mediaType),
      disposition: attachment(file.name),
      length: bytes.length,
    });
  }
}

/** Text is taken only as UTF-8 (`documentKind`). */
function withCharset(mediaType: string): string {
  return mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;
}
