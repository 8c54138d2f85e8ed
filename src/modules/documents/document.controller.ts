import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AnyRole, NeedsPassword, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { readUpload } from '../../platform/files/read-upload.js';
import type { Page } from '../../platform/lists/page.js';
import { DocumentFields, DocumentQuery, DocumentResponse, DocumentUpload } from './document.dto.js';
import { DocumentService } from './document.service.js';

@ApiTags('documents')
@Controller('documents')
export class DocumentController {
  constructor(private readonly documents: DocumentService) {}

  /** Documents that the reader may see, newest first. Staff and admins see that they exist, not what is in them. */
  @AnyRole()
  @Get()
  @ApiOkResponse({ type: [DocumentResponse] })
  list(@Query() query: DocumentQuery): Promise<Page<DocumentResponse>> {
    return this.documents.list(query);
  }

  /** One document, with a download address that lives 5 minutes. */
  @AnyRole()
  @Get(':id')
  one(@Param('id', IdPipe) id: string): Promise<DocumentResponse> {
    return this.documents.one(id);
  }

  /**
   * Keeps a file: multipart, the file in `file`. A request photo is turned upright and loses its position data; other
   * documents are kept byte by byte. 413 above 20 MiB, 415 when it is not multipart, 422 `unsafe_file`.
   */
  @Roles('tenant', 'landlord', 'supplier')
  @Post()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: DocumentUpload })
  async add(@Req() request: FastifyRequest): Promise<DocumentResponse> {
    return this.documents.add(await readUpload(request, DocumentFields));
  }

  /** Removes a document for good; 401 `password_required` for who came by a used code, 422 when it belongs to a request. */
  @Roles('tenant', 'landlord')
  @NeedsPassword()
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.documents.remove(id);
  }
}
