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
import { ApiBody, ApiConsumes, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Roles } from '../../platform/auth/decorators.js';
import { withUpload } from '../../platform/files/read-upload.js';
import { attachment } from '../../platform/http/attachment.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { TemplateQuery } from '../../platform/http/template-query.dto.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import type { DocumentResponse } from '../documents/document.dto.js';
import { FinishUploadRequest, UploadResponse } from '../documents/uploads/upload.dto.js';
import { ChecklistLineChange } from '../service-requests/checklist/checklist.dto.js';
import { REQUEST_LINES } from '../service-requests/rules/line-limit.js';
import { AppointmentCalendar } from '../service-requests/service-requests.module.js';
import { ReadRequestLines, RequestLinesRead } from '../service-requests/talk/talk.dto.js';
import { PRICE_NEEDS } from './limits.js';
import { MyJobFiles } from './my-job-files.service.js';
import { MyJobSteps } from './my-job-steps.service.js';
import {
  FinishVisit,
  MyDayResponse,
  MyJobDetail,
  MyJobAttachmentFields,
  MyJobAttachmentUpload,
  MyJobPhotoFields,
  MyJobPhotoUpload,
  NewMyJobLine,
  NewMyJobUpload,
  NewPriceNeed,
} from './my-jobs.dto.js';
import { MyJobs } from './my-jobs.service.js';

/** What a supplier's technician can see and do: only the jobs that are assigned to them. */
@ApiTags('teams')
@Roles('technician')
@Controller('my-jobs')
export class MyJobsController {
  constructor(
    private readonly jobs: MyJobs,
    private readonly steps: MyJobSteps,
    private readonly files: MyJobFiles,
    private readonly calendar: AppointmentCalendar,
  ) {}

  /** Lists the technician's jobs. 403 `elite_required` while the supplier has no Elite subscription. */
  @Get()
  list(): Promise<MyDayResponse> {
    return this.jobs.list();
  }

  /** One job, with its conversation, photos and checklist. 404 for a job that isn't the technician's. */
  @Get(':id')
  one(@Param('id', IdPipe) id: string): Promise<MyJobDetail> {
    return this.jobs.one(id);
  }

  /**
   * The appointment as an iCalendar file, in the reader's language. 404 without an appointment or for a job that isn't the
   * technician's.
   */
  @Get(':id/calendar')
  @ApiProduces('text/calendar')
  async file(@Param('id', IdPipe) id: string, @Query() { language }: TemplateQuery): Promise<StreamableFile> {
    const { name, text } = await this.calendar.file(id, language);
    return new StreamableFile(Buffer.from(text), {
      type: 'text/calendar; charset=utf-8',
      disposition: attachment(name),
    });
  }

  /**
   * Starts the time on site, and the work if it hasn't started. Idempotent. 422 `visit_elsewhere` if the technician is at
   * another job, `quote_pending` and the other errors of a supplier who starts work.
   */
  @Post(':id/start')
  @HttpCode(200)
  async start(@Param('id', IdPipe) id: string): Promise<MyJobDetail> {
    await this.steps.start(id);
    return this.jobs.one(id);
  }

  /**
   * Ends the time on site and, with `done`, completes the work. 422 `visit_not_started`, `checklist_open` and the other
   * errors of a supplier who completes work.
   */
  @Post(':id/finish')
  @HttpCode(200)
  async finish(@Param('id', IdPipe) id: string, @Body() body: FinishVisit): Promise<MyJobDetail> {
    await this.steps.finish(id, body);
    return this.jobs.one(id);
  }

  /**
   * Tells the owner of the company what the job will cost instead, and why. The owner gets an email and a notification and
   * can send the landlord a quote. Landlord and tenant don't see it. 404 for a job that isn't the technician's, 422 for one
   * that is done.
   */
  @LimitedByPerson(PRICE_NEEDS)
  @Post(':id/price-needed')
  @HttpCode(204)
  priceNeeded(@Param('id', IdPipe) id: string, @Body() body: NewPriceNeed): Promise<void> {
    return this.steps.needPrice(id, body);
  }

  /**
   * Writes into the conversation of the job, on the supplier's side. Landlord and tenant can read it. 404 for an attachment
   * that is someone else's or belongs to another line.
   */
  @LimitedByPerson(REQUEST_LINES)
  @Post(':id/lines')
  async say(@Param('id', IdPipe) id: string, @Body() line: NewMyJobLine): Promise<MyJobDetail> {
    await this.steps.say(id, line);
    return this.jobs.one(id);
  }

  /** Marks the conversation as read up to a line. */
  @Post(':id/lines/read')
  @HttpCode(200)
  read(@Param('id', IdPipe) id: string, @Body() { until }: ReadRequestLines): Promise<RequestLinesRead> {
    return this.steps.read(id, until);
  }

  /** Saves a photo or a PDF for the next line: multipart, the file in `file`. The errors are those of `POST /api/documents`. */
  @Post(':id/attachments')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: MyJobAttachmentUpload })
  attach(@Param('id', IdPipe) id: string, @Req() request: FastifyRequest): Promise<DocumentResponse> {
    return withUpload(request, MyJobAttachmentFields, (upload) => this.files.attach(id, upload));
  }

  /** Adds a photo: multipart, the picture in `file`. The errors are those of `POST /api/documents`. */
  @Post(':id/photos')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: MyJobPhotoUpload })
  async photo(@Param('id', IdPipe) id: string, @Req() request: FastifyRequest): Promise<MyJobDetail> {
    await withUpload(request, MyJobPhotoFields, (upload) => this.files.addPhoto(id, upload));
    return this.jobs.one(id);
  }

  /**
   * Begins the upload of a photo or a video in parts, which `PATCH /api/uploads/{id}` sends. The errors are those of `POST
   * /api/uploads`.
   */
  @Post(':id/uploads')
  beginUpload(@Param('id', IdPipe) id: string, @Body() body: NewMyJobUpload): Promise<UploadResponse> {
    return this.files.beginUpload(id, body);
  }

  /**
   * Saves the uploaded file, as `POST /api/uploads/{id}/finish` does. 404 for an upload that was begun for another job, and
   * for a job that isn't the technician's anymore.
   */
  @Post(':id/uploads/:uploadId/finish')
  finishUpload(
    @Param('id', IdPipe) id: string,
    @Param('uploadId', IdPipe) uploadId: string,
    @Body() body: FinishUploadRequest,
  ): Promise<DocumentResponse> {
    return this.files.finishUpload(id, uploadId, body);
  }

  /**
   * Removes a photo or a file that the technician added. 404 for someone else's, 422 `file_is_evidence` for a file of a
   * line that was sent, `photos_of_closed` once the request is closed.
   */
  @Delete(':id/files/:fileId')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string, @Param('fileId', IdPipe) fileId: string): Promise<void> {
    return this.files.remove(id, fileId);
  }

  /** Checks off a line of the checklist, or opens it again. */
  @Patch(':id/checklist/:lineId')
  async check(
    @Param('id', IdPipe) id: string,
    @Param('lineId', IdPipe) lineId: string,
    @Body() { done }: ChecklistLineChange,
  ): Promise<MyJobDetail> {
    await this.steps.check(id, lineId, done);
    return this.jobs.one(id);
  }
}
