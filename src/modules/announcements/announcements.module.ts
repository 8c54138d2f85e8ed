import { Module } from '@nestjs/common';
import { AnnouncementController } from './announcement.controller.js';
import { AnnouncementService } from './announcement.service.js';

/** What the site says above its header, in three languages. */
@Module({ controllers: [AnnouncementController], providers: [AnnouncementService] })
export class AnnouncementsModule {}
