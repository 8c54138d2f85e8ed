import { Module } from '@nestjs/common';
import { SearchController } from './search.controller.js';
import { Search } from './search.service.js';

/** One search over everything that is the reader's own. */
@Module({ controllers: [SearchController], providers: [Search] })
export class SearchModule {}
