import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import { EmailTemplate } from './email-template.entity.js';
import { textsIn, type MailTexts } from './rules/fill-template.js';

/** The texts of a template, for those who send it. */
@Injectable()
export class TemplateMails {
  /** What a template says in a language, else in English, with its variables as they are. 404 for an unknown template. */
  async texts(tx: Tx, templateId: string, language: string): Promise<MailTexts> {
    return textsIn(orNotFound(await tx.em.findOne(EmailTemplate, { id: templateId })), language);
  }
}
