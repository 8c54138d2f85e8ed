import { Module } from '@nestjs/common';
import { DirectMessagesController } from './direct-messages.controller.js';
import { DirectMessages } from './direct-messages.service.js';

/** Mails and text messages that staff send by template. */
@Module({ controllers: [DirectMessagesController], providers: [DirectMessages] })
export class DirectMessagesModule {}
