import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { unknownLeadFields } from '../../contract/lead-mail.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { checkVersion, invalidField } from '../../platform/errors/refusals.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import {
  toEmailTemplate,
  type EmailTemplateChange,
  type EmailTemplateQuery,
  type EmailTemplateResponse,
  type EmailTemplateRow,
  type NewEmailTemplate,
} from './email-template.dto.js';
import { EmailTemplate } from './email-template.entity.js';

const COLUMNS = `e.id, e.name, e.category, e.subject, e.body, e.subject_fr as "subjectFr", e.body_fr as "bodyFr", e.subject_es as "subjectEs", e.body_es as "bodyEs",
  e.created_at as "createdAt", e.version`;
const TEXTS = ['subject', 'body', 'subjectFr', 'bodyFr', 'subjectEs', 'bodyEs'] as const;
const TRANSLATIONS = ['subjectFr', 'bodyFr', 'subjectEs', 'bodyEs'] as const;

/** Mails that admins write and staff send. */
@Injectable()
export class EmailTemplates {
  constructor(private readonly scope: Scope) {}

  async list(asked: EmailTemplateQuery): Promise<Page<EmailTemplateResponse>> {
    const list = {
      select: COLUMNS,
      from: 'email_template e',
      where: asked.category === undefined ? [] : ['e.category = $1'],
      values: asked.category === undefined ? [] : [asked.category],
      sorts: { createdAt: 'e.created_at', name: 'lower(e.name)' },
      defaultSort: '-createdAt',
      id: 'e.id',
      search: ['e.name', 'e.subject'],
    };
    const page = await readList<EmailTemplateRow>(this.scope, list, asked);
    return new Page(page.items.map(toEmailTemplate), page.nextCursor, page.total);
  }

  /** 400 `unknown_variable`. */
  create(body: NewEmailTemplate): Promise<EmailTemplateResponse> {
    refuseUnknownVariables(body);
    return this.scope.write('email_template.create', (tx) => {
      const template = tx.em.create(EmailTemplate, {
        ...fieldsOf(body),
        id: v7(),
        demo: tx.actor.demo,
        createdAt: this.scope.clock.now(),
      } as EmailTemplate);
      return written(tx, template);
    });
  }

  /** Changes what is sent. 409 `stale_version`, 400 `unknown_variable`. */
  change(id: string, body: EmailTemplateChange): Promise<EmailTemplateResponse> {
    refuseUnknownVariables(body);
    return this.scope.write('email_template.change', async (tx) => {
      const template = orNotFound(await tx.em.findOne(EmailTemplate, { id }));
      checkVersion(template, body.version);
      Object.assign(template, fieldsOf(body));
      return written(tx, template);
    });
  }

  /** Takes it away; mails that went out by it stay as they were. */
  async remove(id: string): Promise<void> {
    await this.scope.write('email_template.remove', async (tx) => {
      tx.em.remove(orNotFound(await tx.em.findOne(EmailTemplate, { id })));
      tx.about('email_template', id);
      tx.changed(['email-templates'], [id], {});
    });
  }
}

/** A slip such as `{fristName}` is found when it is saved, and not by the reader. */
function refuseUnknownVariables(body: EmailTemplateChange): void {
  for (const field of TEXTS) {
    const [unknown] = unknownLeadFields(body[field] ?? '');
    if (unknown !== undefined)
      throw invalidField(field, `{${unknown}} is not a variable`, 'unknown_variable', { name: unknown.slice(0, 40) });
  }
}

async function written(tx: Tx, template: EmailTemplate): Promise<EmailTemplateResponse> {
  await tx.em.flush();
  tx.about('email_template', template.id);
  tx.changed(['email-templates'], [template.id], {});
  return toEmailTemplate(template);
}

/** What was sent; an empty translation is none. */
function fieldsOf(body: EmailTemplateChange): Partial<EmailTemplate> {
  const { name, category, subject, body: text } = body;
  const fields = { name, category, subject, body: text };
  const translations = TRANSLATIONS.filter((field) => body[field] !== undefined).map((field) => [
    field,
    body[field] || null,
  ]);
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)),
    ...Object.fromEntries(translations),
  };
}
