import type { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AnyRole, ForKeys, ForStaff, NeedsPassword, Roles } from '../../platform/auth/decorators.js';
import { LongStatements } from '../../platform/database/long-statements.decorator.js';
import { withUpload } from '../../platform/files/read-upload.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';
import type { Page } from '../../platform/lists/page.js';
import { DocumentArchive } from './archive.service.js';
import {
  ArchiveQuery,
  DocumentFields,
  DocumentQuery,
  DocumentResponse,
  DocumentUpload,
  FolderResponse,
  StorageUsage,
  UpdateDocumentRequest,
} from './document.dto.js';
import { DocumentService } from './document.service.js';
import { Folders } from './folders.service.js';

@ApiTags('documents')
@Controller('documents')
export class DocumentController {
  constructor(
    private readonly documents: DocumentService,
    private readonly folders: Folders,
    private readonly archive: DocumentArchive,
  ) {}

  /** Documents that the reader may see, newest first. Staff and admins see that they exist, but not their contents. */
  @AnyRole()
  @ForStaff('accounts')
  @ForKeys('documents:read')
  @Get()
  @ApiOkResponse({ type: [DocumentResponse] })
  list(@Query() query: DocumentQuery): Promise<Page<DocumentResponse>> {
    return this.documents.list(query);
  }

  /** Units with documents, with their number, by address. Sorts: home, latestAt. */
  @Roles('landlord')
  @ForKeys('documents:read')
  @Get('folders')
  @ApiOkResponse({ type: [FolderResponse] })
  listFolders(@Query() query: ListQuery): Promise<Page<FolderResponse>> {
    return this.folders.list(query);
  }

  /** How much space the account's uploads take, and how much they may. */
  @Roles('landlord')
  @Get('usage')
  usage(): Promise<StorageUsage> {
    return this.documents.usage();
  }

  /** Everything that the reader may see, or what is filed for a lease or a unit, as one ZIP with a folder for each home. */
  @Roles('landlord', 'tenant')
  @LongStatements()
  @Get('archive')
  @ApiProduces('application/zip')
  async download(@Query() query: ArchiveQuery): Promise<StreamableFile> {
    const zip = await this.archive.of(query);
    return new StreamableFile(zip as Readable, {
      type: 'application/zip',
      disposition: 'attachment; filename="documents.zip"',
    });
  }

  /**
   * One document, with a download address that expires after 5 minutes. Technicians: the photos and attachments of
   * their jobs.
   */
  @Roles('tenant', 'landlord', 'supplier', 'technician', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('documents:read')
  @Get(':id')
  one(@Param('id', IdPipe) id: string): Promise<DocumentResponse> {
    return this.documents.one(id);
  }

  /** Every version of a document, newest first. */
  @AnyRole()
  @ForStaff('accounts')
  @ForKeys('documents:read')
  @Get(':id/versions')
  @ApiOkResponse({ type: [DocumentResponse] })
  versions(@Param('id', IdPipe) id: string): Promise<DocumentResponse[]> {
    return this.documents.versions(id);
  }

  /**
   * Changes name, kind and sharing; tenants with whom it is newly shared get an email. 409 `stale_version`, 422 without
   * a lease to share with, when a document should become a photo or a photo a document, or when a photo or attachment
   * of a request should be hidden.
   */
  @Roles('landlord')
  @ForKeys('documents:write')
  @Patch(':id')
  update(@Param('id', IdPipe) id: string, @Body() body: UpdateDocumentRequest): Promise<DocumentResponse> {
    return this.documents.update(id, body);
  }

  /**
   * Uploads a file: multipart, the file in `file`. Photos are encoded again as JPEG; other pictures only lose their
   * metadata, including the position; everything else is stored byte by byte. 413 above 20 MiB, 415 when it is not
   * multipart, 422 `unsafe_file` or `picture_too_large`, 429 past 500 in an hour. Photos of a request: 403 for someone
   * who isn't involved, 422 once it is closed, after ten of one side, or for work that hasn't begun. Space: 403
   * `upload_unverified`, 422 `storage_full` and 429 `upload_limit` with `limitBytes`.
   */
  @Roles('tenant', 'landlord', 'supplier')
  @ForKeys('documents:write')
  @Post()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: DocumentUpload })
  add(@Req() request: FastifyRequest): Promise<DocumentResponse> {
    return withUpload(request, DocumentFields, (upload) => this.documents.add(upload));
  }

  /**
   * Removes a document permanently; 401 `password_required` for a session with a used code, 422 when it belongs to a
   * request. Landlords and suppliers can remove photos that they have added to a request until it is closed.
   */
  @Roles('tenant', 'landlord', 'supplier')
  @NeedsPassword()
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.documents.remove(id);
  }
}
