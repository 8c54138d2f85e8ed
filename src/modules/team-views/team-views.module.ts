import { Module } from '@nestjs/common';
import { TeamViewsController } from './team-views.controller.js';
import { TeamViewsPersonalData } from './team-views.personal-data.js';
import { TeamViews } from './team-views.service.js';

/** Views of tickets and leads that members of the team save for themselves (docs/decisions/1901). */
@Module({ controllers: [TeamViewsController], providers: [TeamViews, TeamViewsPersonalData] })
export class TeamViewsModule {}
