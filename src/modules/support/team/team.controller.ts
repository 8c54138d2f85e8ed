import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { LimitedByPerson } from '../../../platform/throttle/limited.decorator.js';
import { TICKET_LIMITS } from '../limits.js';
import { TicketDesks } from './desks.service.js';
import { TicketNotes } from './notes.service.js';
import { TicketTags } from './tags.service.js';
import {
  NewTicketNote,
  TicketDeskChange,
  TicketDeskResponse,
  TicketNoteResponse,
  TicketWriterResponse,
} from './team.dto.js';

/** What only staff can see about tickets. Requesters never see it. */
@ApiTags('support')
@Roles('staff', 'admin')
@ForStaff('tickets')
@Controller('support-tickets')
export class TicketTeamController {
  constructor(
    private readonly notes: TicketNotes,
    private readonly desks: TicketDesks,
    private readonly tags: TicketTags,
  ) {}

  /** The tags that are in use on tickets and conversations of the chat, the most frequent first. */
  @Get('tags')
  listTags(): Promise<string[]> {
    return this.tags.list();
  }

  /** The internal notes of a ticket, oldest first. */
  @Get(':id/notes')
  @ApiOkResponse({ type: [TicketNoteResponse] })
  readNotes(@Param('id', IdPipe) id: string): Promise<TicketNoteResponse[]> {
    return this.notes.list(id);
  }

  /** Adds an internal note. Colleagues whom it mentions are notified. 400 for mentions of people who can’t see tickets. */
  @LimitedByPerson(TICKET_LIMITS.note)
  @Post(':id/notes')
  note(@Param('id', IdPipe) id: string, @Body() body: NewTicketNote): Promise<TicketNoteResponse> {
    return this.notes.add(id, body);
  }

  /** The drafts of the signed-in member of staff. */
  @Get(':id/desk')
  desk(@Param('id', IdPipe) id: string): Promise<TicketDeskResponse> {
    return this.desks.read(id);
  }

  /** Saves the drafts. Colleagues see that the person is writing, but no one else can read the draft. */
  @Put(':id/desk')
  keep(@Param('id', IdPipe) id: string, @Body() body: TicketDeskChange): Promise<TicketDeskResponse> {
    return this.desks.keep(id, body);
  }

  /** Colleagues who are writing an answer at this moment. */
  @Get(':id/writers')
  @ApiOkResponse({ type: [TicketWriterResponse] })
  writers(@Param('id', IdPipe) id: string): Promise<TicketWriterResponse[]> {
    return this.desks.writers(id);
  }
}
