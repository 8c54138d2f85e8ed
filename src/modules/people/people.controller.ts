import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Colleagues } from './colleagues.service.js';
import { People } from './people.service.js';
import { ColleagueResponse, PersonResponse } from './person.dto.js';

@ApiTags('people')
@Roles('staff', 'admin')
@Controller('people')
export class PeopleController {
  constructor(
    private readonly people: People,
    private readonly team: Colleagues,
  ) {}

  /** Staff and admins, to whom leads and tickets can be given. */
  @Get('colleagues')
  colleagues(): Promise<ColleagueResponse[]> {
    return this.team.list();
  }

  /** One person's page; the reading is an entry of the audit log, once a quarter of an hour. */
  @Get(':id')
  read(@Param('id', IdPipe) id: string): Promise<PersonResponse> {
    return this.people.read(id);
  }
}
