import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { EmailTemplate } from './email-template.entity.js';
import { fillTemplate, textsIn } from './fill-template.js';

const LIMIT = { name: 'template-mail', points: 120, seconds: 3600 };

/** Sends what admins have written to somebody who asked: by template only (docs/specification/staff-and-admin.md). */
@Injectable()
export class TemplateMails {
  constructor(private readonly throttle: Throttle) {}

  /** What a template says in a language, else in English, with its variables as they are. 404 for an unknown template. */
  async texts(tx: Tx, templateId: string, language: string): Promise<{ subject: string; body: string }> {
    return textsIn(orNotFound(await tx.em.findOne(EmailTemplate, { id: templateId })), language);
  }

  /** Into the outbox, with the command around it. 404 for an unknown template, 429 past 120 in an hour. */
  async send(
    tx: Tx,
    templateId: string,
    { to, language, name }: { to: string; language: string; name: string },
  ): Promise<void> {
    await this.throttle.use(LIMIT, tx.actor.userId ?? '');
    const template = orNotFound(await tx.em.findOne(EmailTemplate, { id: templateId }));
    tx.send({
      channel: 'email',
      to,
      language,
      template: 'email-templates.message',
      params: fillTemplate(template, language, name),
    });
  }
}
