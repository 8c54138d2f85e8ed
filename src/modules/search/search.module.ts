import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { SearchController } from './search.controller.js';
import { Search } from './search.service.js';
import { TeamSearch } from './team/team-search.service.js';

/** One search over everything that is the reader's own. */
@Module({ imports: [PeopleModule], controllers: [SearchController], providers: [Search, TeamSearch] })
export class SearchModule {}
