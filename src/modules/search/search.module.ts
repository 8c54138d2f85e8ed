import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { SearchController } from './search.controller.js';
import { Search } from './search.service.js';

/** One search over everything that is the reader's own. */
@Module({ imports: [PeopleModule], controllers: [SearchController], providers: [Search] })
export class SearchModule {}
