import {
  Body,
  Controller,
  Delete,
  Head,
  Header,
  Headers,
  HttpCode,
  Param,
  Patch,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RESUMABLE_UPLOAD } from '../../../contract/limits.js';
import { Roles } from '../../../platform/auth/decorators.js';
import { invalidField } from '../../../platform/errors/refusals.js';
import { PART_TYPE } from '../../../platform/files/resumable/part-type.js';
import { withPart } from '../../../platform/files/resumable/read-part.js';
import { ResumableUploads } from '../../../platform/files/resumable/resumable-uploads.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { DocumentResponse } from '../document.dto.js';
import { MediaUploads } from './media-uploads.service.js';
import { FinishUploadRequest, NewUploadRequest, UploadResponse } from './upload.dto.js';

const TUS = ['Tus-Resumable', '1.0.0'] as const;

/**
 * Photos and videos that are sent in parts by the tus protocol, and continue after a break (docs/decisions/0935).
 * Technicians begin and finish theirs on the job (`POST /my-jobs/{id}/uploads`), and send the parts here.
 */
@ApiTags('documents')
@Roles('tenant', 'landlord', 'supplier')
@Controller('uploads')
export class UploadController {
  constructor(
    private readonly media: MediaUploads,
    private readonly uploads: ResumableUploads,
  ) {}

  /**
   * Begins an upload and reserves its space for 24 hours. 413 `file_too_large` above 20 MiB, or 100 MiB for a video, 429
   * `upload_day_full`, and the refusals of `POST /api/documents` for photos of requests and for space.
   */
  @Post()
  begin(@Body() body: NewUploadRequest): Promise<UploadResponse> {
    return this.media.begin(body);
  }

  /**
   * The progress of an upload, as `Upload-Offset` of `Upload-Length`. 404 for someone else's, and for one that has
   * expired.
   */
  @Roles('tenant', 'landlord', 'supplier', 'technician')
  @Head(':id')
  @Header(...TUS)
  async offset(@Param('id', IdPipe) id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const { received, bytes } = await this.uploads.read(id);
    reply.headers({ 'upload-offset': received, 'upload-length': bytes });
  }

  /**
   * Stores the part at `Upload-Offset`. 400 for a part of another size, 404 for someone else's upload, 409 `upload_moved_on` when
   * the offset isn't where the upload is, 413, and 415 for another type than `application/offset+octet-stream`.
   */
  @Roles('tenant', 'landlord', 'supplier', 'technician')
  @Patch(':id')
  @HttpCode(204)
  @Header(...TUS)
  @ApiConsumes(PART_TYPE)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  async append(
    @Param('id', IdPipe) id: string,
    @Headers('upload-offset') offset: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    // Checks whose upload it is before the body is read.
    await this.uploads.read(id);
    if (!offset || !/^\d{1,10}$/.test(offset))
      throw invalidField('Upload-Offset', 'Upload-Offset is a whole number', 'whole_number');
    const next = await withPart(request, RESUMABLE_UPLOAD.partBytes, (part) =>
      this.uploads.append(id, Number(offset), part),
    );
    reply.header('upload-offset', next);
  }

  /** Removes an upload that isn't finished. 404 for someone else's. */
  @Roles('tenant', 'landlord', 'supplier', 'technician')
  @Delete(':id')
  @HttpCode(204)
  @Header(...TUS)
  cancel(@Param('id', IdPipe) id: string): Promise<void> {
    return this.uploads.cancel(id);
  }

  /**
   * Files the uploaded document: photos are encoded again as JPEG, videos lose everything but their picture and sound.
   * Repeating it returns the same document. 409 `upload_unfinished` and `upload_finishing`, 422 `unsafe_file`,
   * `picture_too_large`, `video_too_long`, `video_unreadable`, `too_many_photos` and `too_many_videos`; after a 4xx
   * other than these 409 the upload is deleted.
   */
  @Post(':id/finish')
  finish(@Param('id', IdPipe) id: string, @Body() { poster }: FinishUploadRequest): Promise<DocumentResponse> {
    return this.media.finish(id, poster);
  }
}
