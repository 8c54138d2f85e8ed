import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import { EmailTemplate } from './email-template.entity.js';
import { textsIn, type MailTexts } from './rules/fill-template.js';

/** The texts of templates, for modules that send them. */
@Injectable()
export class TemplateMails {
  /**
   * The texts of a template in a language, or in English if there is no translation. Variables are not replaced. 404 for an
   * unknown template.
   */
  async texts(tx: Tx, templateId: string, language: string): Promise<MailTexts> {
    return textsIn(orNotFound(await tx.em.findOne(EmailTemplate, { id: templateId })), language);
  }
}
