import { Body, Controller, Get, Param, Patch, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { AnyRole, ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { attachment } from '../../../platform/http/attachment.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { TemplateQuery } from '../../../platform/http/template-query.dto.js';
import { LimitedByPerson } from '../../../platform/throttle/limited.decorator.js';
import { RequestReader } from '../request-reader.js';
import { ServiceRequestDetail } from '../request.response.dto.js';
import { AnswerProposal } from './answer-proposal.js';
import { AppointmentCalendar } from './appointment-calendar.service.js';
import { PROPOSALS_MADE } from './limits.js';
import { AppointmentProposalAnswer, NewAppointmentProposal } from './proposal.dto.js';
import { ProposeTimes } from './propose-times.js';

/** Agreement on a time for a visit. The tenant and the side that does the work propose times in turn. */
@ApiTags('service requests')
@Controller('service-requests/:id')
export class AppointmentsController {
  constructor(
    private readonly proposing: ProposeTimes,
    private readonly answers: AnswerProposal,
    private readonly calendar: AppointmentCalendar,
    private readonly reader: RequestReader,
  ) {}

  /**
   * Proposes times for the visit to the other side: the first ones, different ones in reply to a proposal (`answers`), or to move
   * an appointment, which stays until the other side accepts. 409 `appointment_changed` if the other side was faster, 422 once
   * the work is done, `no_tenant_to_ask` if no tenant can answer.
   */
  @LimitedByPerson(PROPOSALS_MADE)
  @Roles('tenant', 'landlord', 'supplier')
  @Post('proposals')
  async propose(@Param('id', IdPipe) id: string, @Body() body: NewAppointmentProposal): Promise<ServiceRequestDetail> {
    await this.proposing.propose(id, body);
    return this.reader.detail(id);
  }

  /**
   * The other side accepts one of the times (`from`), which sets the appointment, or declines them; the proposing side withdraws
   * them. 403 for the wrong side, 409 `appointment_changed` when the proposal is no longer open, 422 `supplier_full`,
   * `supplier_gap` and `appointment_blocked`.
   */
  @Roles('tenant', 'landlord', 'supplier')
  @Patch('proposals/:proposalId')
  async answer(
    @Param('id', IdPipe) id: string,
    @Param('proposalId', IdPipe) proposalId: string,
    @Body() body: AppointmentProposalAnswer,
  ): Promise<ServiceRequestDetail> {
    await this.answers.answer(id, proposalId, body);
    return this.reader.detail(id);
  }

  /** The appointment as an iCalendar file, in the reader’s language. 404 without one. */
  @AnyRole()
  @ForStaff('accounts')
  @Get('calendar')
  @ApiProduces('text/calendar')
  async file(@Param('id', IdPipe) id: string, @Query() { language }: TemplateQuery): Promise<StreamableFile> {
    const { name, text } = await this.calendar.file(id, language);
    return new StreamableFile(Buffer.from(text), {
      type: 'text/calendar; charset=utf-8',
      disposition: attachment(name),
    });
  }
}
