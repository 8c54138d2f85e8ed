import { Module } from '@nestjs/common';
import { DirectMessagesController } from './direct-messages.controller.js';
import { DirectMessages } from './direct-messages.service.js';

/** Emails and text messages that staff send from templates. */
@Module({ controllers: [DirectMessagesController], providers: [DirectMessages] })
export class DirectMessagesModule {}
