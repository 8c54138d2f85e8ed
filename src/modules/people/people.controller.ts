import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Colleagues } from './colleagues.service.js';
import { People } from './people.service.js';
import { ColleagueQuery, ColleagueResponse, PersonResponse } from './person.dto.js';

@ApiTags('people')
@Roles('staff', 'admin')
@ForStaff('accounts')
@Controller('people')
export class PeopleController {
  constructor(
    private readonly people: People,
    private readonly team: Colleagues,
  ) {}

  /** Lists the staff and admins to whom leads or tickets can be given. `right` says which of the two. */
  @ForStaff('everyone')
  @Get('colleagues')
  colleagues(@Query() { right }: ColleagueQuery): Promise<ColleagueResponse[]> {
    return this.team.list(right ?? 'tickets');
  }

  /** One person's page. The audit log records who read it, at most once every 15 minutes. */
  @Get(':id')
  read(@Param('id', IdPipe) id: string): Promise<PersonResponse> {
    return this.people.read(id);
  }
}
