import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { LimitedByPerson } from '../../../platform/throttle/limited.decorator.js';
import { CHAT_LIMITS } from '../limits.js';
import { InboxSessionResponse } from './inbox.dto.js';
import { NewNote, NoteResponse } from './note.dto.js';
import { ChatNotes } from './notes.service.js';
import { DutyChange, HandOver, TeamMemberResponse } from './team.dto.js';
import { ChatTeam } from './team.service.js';

/** What staff arrange among themselves: duty, handing over, internal notes. Admins read. */
@ApiTags('chat')
@Roles('staff', 'admin')
@ForStaff('chats')
@Controller('chat-inbox')
export class ChatTeamController {
  constructor(
    private readonly team: ChatTeam,
    private readonly notes: ChatNotes,
  ) {}

  /** The members of staff by name, and whether they are on duty. */
  @Get('team')
  @ApiOkResponse({ type: [TeamMemberResponse] })
  list(): Promise<TeamMemberResponse[]> {
    return this.team.list();
  }

  /** Goes on or off duty. Going off duty puts those who wait for one's answer back into the queue. */
  @Put('duty')
  @Roles('staff')
  @ForStaff('chats')
  @LimitedByPerson(CHAT_LIMITS.duty)
  @ApiOkResponse({ type: [TeamMemberResponse] })
  setDuty(@Body() { onDuty }: DutyChange): Promise<TeamMemberResponse[]> {
    return this.team.setDuty(onDuty);
  }

  /** Puts a colleague on or off duty, by a manager. 404 for someone who isn’t on the team. */
  @Put('team/:id/duty')
  @Roles('staff')
  @ForStaff('team')
  @LimitedByPerson(CHAT_LIMITS.duty)
  @ApiOkResponse({ type: [TeamMemberResponse] })
  setDutyOf(@Param('id', IdPipe) id: string, @Body() { onDuty }: DutyChange): Promise<TeamMemberResponse[]> {
    return this.team.setDuty(onDuty, id);
  }

  /** Hands a conversation to a colleague, or to a team, in whose queue it waits, and notifies them; what a colleague answers, by a manager alone. 400 for a team that no one is in, 409 `chat_held` without `takeOver`, 422 `off_duty`, 422 `transition_forbidden` once it is closed. */
  @Post(':id/hand-over')
  @HttpCode(200)
  @Roles('staff')
  @ForStaff('chats')
  @LimitedByPerson(CHAT_LIMITS.note)
  handOver(@Param('id', IdPipe) id: string, @Body() body: HandOver): Promise<InboxSessionResponse> {
    return this.team.handOver(id, body);
  }

  /** The internal notes of a conversation, from the first to the last. */
  @Get(':id/notes')
  @ApiOkResponse({ type: [NoteResponse] })
  readNotes(@Param('id', IdPipe) id: string): Promise<NoteResponse[]> {
    return this.notes.list(id);
  }

  /** Adds an internal note; visitors never see it. Colleagues whom it mentions are notified. 400 for mentions of those who can’t see the conversation. */
  @Post(':id/notes')
  @Roles('staff')
  @ForStaff('chats')
  @LimitedByPerson(CHAT_LIMITS.note)
  note(@Param('id', IdPipe) id: string, @Body() body: NewNote): Promise<NoteResponse> {
    return this.notes.add(id, body);
  }
}
