import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound } from '../../platform/errors/problem.js';
import { checkVersion } from '../../platform/errors/refusals.js';
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
import { refuseUnknownVariables } from './rules/unknown-variables.js';
import { TemplateVersions } from './template-versions.service.js';

const COLUMNS = `e.id, e.name, e.category, e.subject, e.body, e.subject_fr as "subjectFr", e.body_fr as "bodyFr", e.subject_es as "subjectEs", e.body_es as "bodyEs",
  e.created_at as "createdAt", e.version`;
const TRANSLATIONS = ['subjectFr', 'bodyFr', 'subjectEs', 'bodyEs'] as const;

/** Emails that admins write and staff send. */
@Injectable()
export class EmailTemplates {
  constructor(
    private readonly scope: Scope,
    private readonly versions: TemplateVersions,
  ) {}

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

  async read(id: string): Promise<EmailTemplateResponse> {
    const [row] = await this.scope.rows<EmailTemplateRow>(`select ${COLUMNS} from email_template e where e.id = $1`, [
      id,
    ]);
    return toEmailTemplate(orNotFound(row));
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
      return this.written(tx, template);
    });
  }

  /** Changes the given fields. 409 `stale_version`, 400 `unknown_variable`. */
  change(id: string, { version, ...body }: EmailTemplateChange): Promise<EmailTemplateResponse> {
    refuseUnknownVariables(body);
    return this.scope.write('email_template.change', async (tx) => {
      const template = await this.begun(tx, id, version);
      put(tx, template, fieldsOf(body));
      return this.written(tx, template);
    });
  }

  /**
   * Makes a new version with the texts of an old one. 409 `stale_version`, 404 for an unknown version, 400
   * `unknown_variable` if it has unknown variables (it may be older than the check for them).
   */
  restore(id: string, versionId: string, seen: number | undefined): Promise<EmailTemplateResponse> {
    return this.scope.write('email_template.restore', async (tx) => {
      const template = await this.begun(tx, id, seen);
      const { version, ...texts } = await this.versions.texts(tx, id, versionId);
      refuseUnknownVariables(texts);
      put(tx, template, texts);
      return this.written(tx, template, version);
    });
  }

  /** Deletes a template with its versions. Emails that were sent from it are not affected. */
  async remove(id: string): Promise<void> {
    await this.scope.write('email_template.remove', async (tx) => {
      tx.em.remove(orNotFound(await tx.em.findOne(EmailTemplate, { id })));
      tx.about('email_template', id);
      tx.changed(['email-templates'], [id], {});
    });
  }

  private async begun(tx: Tx, id: string, version: number | undefined): Promise<EmailTemplate> {
    const template = orNotFound(await tx.em.findOne(EmailTemplate, { id }));
    checkVersion(template, version);
    await this.versions.catchUp(tx, id);
    return template;
  }

  private async written(tx: Tx, template: EmailTemplate, restored?: number): Promise<EmailTemplateResponse> {
    await tx.em.flush();
    await this.versions.keep(tx, template.id, restored);
    tx.about('email_template', template.id);
    tx.changed(['email-templates'], [template.id], {});
    return toEmailTemplate(template);
  }
}

/** Writes the changes to the audit log as far as they fit. The versions keep the whole texts. */
function put(tx: Tx, template: EmailTemplate, sent: Partial<EmailTemplate>): void {
  const before = Object.fromEntries(Object.keys(sent).map((name) => [name, template[name as keyof EmailTemplate]]));
  Object.assign(template, sent);
  tx.compare(before, sent);
}

/** The given fields. An empty translation becomes null. */
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
