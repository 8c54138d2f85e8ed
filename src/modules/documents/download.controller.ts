import { Readable } from 'node:stream';
import { Controller, Get, Headers, Param, Query, Res, StreamableFile } from '@nestjs/common';
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
import { rangeOf, type Range } from './rules/range.js';
import { StoredFile } from './stored-file.entity.js';

/** File contents at a signed address. The signature is the permission, so no session is needed. */
@ApiTags('documents')
@Controller('files')
export class DownloadController {
  constructor(
    private readonly scope: Scope,
    private readonly links: DownloadLinks,
    private readonly vault: FileVault,
  ) {}

  /**
   * The file as attachment, or the part of it that `Range` asks for (206). 404 when the signature is wrong or its 5
   * minutes have passed. (An `<img>` or `<video>` shows it all the same.)
   */
  @Public()
  @Get(':id')
  @ApiProduces('application/octet-stream')
  async download(
    @Param('id', IdPipe) id: string,
    @Query() query: DownloadQuery,
    @Headers('range') asked: string | undefined,
    @Headers('if-range') unlessChanged: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!this.links.isValid(id, query.expires, query.signature)) throw new Problem('not_found');
    const { name, mediaType } = await this.named(id);
    const { bytes, stream } = await this.vault.open(id);
    reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': FILE_POLICY,
      'cache-control': 'private, max-age=300',
      'accept-ranges': 'bytes',
    });
    // We send no validators, so a conditional range request (`If-Range`) can't match, and gets the whole file.
    const range = unlessChanged === undefined ? rangeOf(asked, bytes) : undefined;
    const { from, to } = partOf(range, bytes, reply);
    return new StreamableFile(Readable.from(stream(from, to)), {
      type: withCharset(mediaType),
      disposition: attachment(name),
      length: to - from,
    });
  }

  /** A file, or the preview picture of a video. */
  private async named(id: string): Promise<Pick<StoredFile, 'name' | 'mediaType'>> {
    const found = orNotFound(
      await this.scope.asSystem('signed download', () =>
        this.scope.load((em) => em.findOne(StoredFile, { $or: [{ id }, { posterId: id }] })),
      ),
    );
    return found.id === id ? found : { name: 'poster.jpg', mediaType: 'image/jpeg' };
  }
}

/** Answers 206, or 416 without content when the part is outside of the file. */
function partOf(range: Range | null | undefined, bytes: number, reply: FastifyReply): Range {
  if (range === undefined) return { from: 0, to: bytes };
  reply.status(range ? 206 : 416);
  reply.header('content-range', range ? `bytes ${range.from}-${range.to - 1}/${bytes}` : `bytes */${bytes}`);
  return range ?? { from: 0, to: 0 };
}

/** Text is only accepted as UTF-8 (`documentKind`). */
function withCharset(mediaType: string): string {
  return mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;
}
