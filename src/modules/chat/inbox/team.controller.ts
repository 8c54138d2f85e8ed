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

/** What staff arrange among themselves: duty, handing over, internal notes. Admins can only read. */
@ApiTags('chat')
@Roles('staff', 'admin')
@ForStaff('chats')
@Controller('chat-inbox')
export class ChatTeamController {
  constructor(
    private readonly team: ChatTeam,
    private readonly notes: ChatNotes,
  ) {}

  /** Lists the members of staff by name, with whether they are on duty. */
  @Get('team')
  @ApiOkResponse({ type: [TeamMemberResponse] })
  list(): Promise<TeamMemberResponse[]> {
    return this.team.list();
  }

  /**
   * Goes on or off duty. When the caller goes off duty, conversations whose visitors wait for their answer go back into the
   * queue.
   */
  @Put('duty')
  @Roles('staff')
  @ForStaff('chats')
  @LimitedByPerson(CHAT_LIMITS.duty)
  @ApiOkResponse({ type: [TeamMemberResponse] })
  setDuty(@Body() { onDuty }: DutyChange): Promise<TeamMemberResponse[]> {
    return this.team.setDuty(onDuty);
  }

  /** Lets a manager put a colleague on or off duty. 404 for someone who isn't on the team. */
  @Put('team/:id/duty')
  @Roles('staff')
  @ForStaff('team')
  @LimitedByPerson(CHAT_LIMITS.duty)
  @ApiOkResponse({ type: [TeamMemberResponse] })
  setDutyOf(@Param('id', IdPipe) id: string, @Body() { onDuty }: DutyChange): Promise<TeamMemberResponse[]> {
    return this.team.setDuty(onDuty, id);
  }

  /**
   * Hands a conversation over to a colleague, or to the queue of a team, and notifies them. Only managers can hand over a
   * colleague's conversation. 400 for a team without members, 409 `chat_held` without `takeOver`, 422 `off_duty`, 422
   * `transition_forbidden` once it is closed.
   */
  @Post(':id/hand-over')
  @HttpCode(200)
  @Roles('staff')
  @ForStaff('chats')
  @LimitedByPerson(CHAT_LIMITS.note)
  handOver(@Param('id', IdPipe) id: string, @Body() body: HandOver): Promise<InboxSessionResponse> {
    return this.team.handOver(id, body);
  }

  /** Lists the internal notes of a conversation, oldest first. */
  @Get(':id/notes')
  @ApiOkResponse({ type: [NoteResponse] })
  readNotes(@Param('id', IdPipe) id: string): Promise<NoteResponse[]> {
    return this.notes.list(id);
  }

  /**
   * Adds an internal note, which visitors never see. Colleagues whom it mentions are notified. 400 if it mentions someone who
   * can't see the conversation.
   */
  @Post(':id/notes')
  @Roles('staff')
  @ForStaff('chats')
  @LimitedByPerson(CHAT_LIMITS.note)
  note(@Param('id', IdPipe) id: string, @Body() body: NewNote): Promise<NoteResponse> {
    return this.notes.add(id, body);
  }
}
