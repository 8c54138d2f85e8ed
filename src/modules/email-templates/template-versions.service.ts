import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound } from '../../platform/errors/problem.js';
import type { ListQuery } from '../../platform/lists/list-query.dto.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import {
  toVersion,
  toVersionDetail,
  type TemplateVersionDetail,
  type TemplateVersionResponse,
  type TemplateVersionTexts,
  type VersionDetailRow,
  type VersionRow,
} from './template-version.dto.js';

const KEEP = `insert into email_template_version (id, demo, template_id, version, saved_at, author_id, restored_from,
    name, category, subject, body, subject_fr, body_fr, subject_es, body_es)
  select $1, demo, id, version, $3, $4, $5, name, category, subject, body, subject_fr, body_fr, subject_es, body_es
  from email_template where id = $2 on conflict (template_id, version) do nothing`;

/** A version `v`, its author `u`, and the version before it `b`. */
const FROM = `email_template_version v left join app_user u on u.id = v.author_id
  left join lateral (select p.* from email_template_version p where p.template_id = v.template_id and p.version < v.version
    order by p.version desc limit 1) b on true`;
const changed = (name: string, column: string) =>
  `case when b.id is not null and v.${column} is distinct from b.${column} then '${name}' end`;
const COLUMNS = `v.id, v.version, v.saved_at as "savedAt", nullif(trim(u.first_name || ' ' || u.last_name), '') as "authorName",
  v.restored_from as "restoredFrom", array_remove(array[${[
    changed('name', 'name'),
    changed('category', 'category'),
    changed('subject', 'subject'),
    changed('body', 'body'),
    changed('subjectFr', 'subject_fr'),
    changed('bodyFr', 'body_fr'),
    changed('subjectEs', 'subject_es'),
    changed('bodyEs', 'body_es'),
  ].join(', ')}]::text[], null) as changed`;
const texts = (of: string) =>
  `json_build_object('name', ${of}.name, 'category', ${of}.category, 'subject', ${of}.subject, 'body', ${of}.body,
    'subjectFr', ${of}.subject_fr, 'bodyFr', ${of}.body_fr, 'subjectEs', ${of}.subject_es, 'bodyEs', ${of}.body_es)`;
const ONE = `select ${COLUMNS}, ${texts('v')} as texts, case when b.id is not null then ${texts('b')} end as before
  from ${FROM} where v.template_id = $1 and v.id = $2`;
const TEXTS = `select v.version, v.name, v.category, v.subject, v.body, v.subject_fr as "subjectFr", v.body_fr as "bodyFr", v.subject_es as "subjectEs", v.body_es as "bodyEs"
  from email_template_version v where v.template_id = $1 and v.id = $2`;

/** The versions of templates: their state after each save (docs/decisions/1530). */
@Injectable()
export class TemplateVersions {
  constructor(private readonly scope: Scope) {}

  /** Newest first. 404 for an unknown template. */
  async list(templateId: string, asked: ListQuery): Promise<Page<TemplateVersionResponse>> {
    orNotFound((await this.scope.rows<{ id: string }>('select id from email_template where id = $1', [templateId]))[0]);
    const list = {
      select: COLUMNS,
      from: FROM,
      where: ['v.template_id = $1'],
      values: [templateId],
      sorts: { version: 'v.version' },
      defaultSort: '-version',
      id: 'v.id',
    };
    const page = await readList<VersionRow>(this.scope, list, asked);
    return new Page(page.items.map(toVersion), page.nextCursor, page.total);
  }

  /** One version, with its texts and those of the version before it. 404 for an unknown version. */
  async read(templateId: string, versionId: string): Promise<TemplateVersionDetail> {
    const [row] = await this.scope.rows<VersionDetailRow>(ONE, [templateId, versionId]);
    return toVersionDetail(orNotFound(row));
  }

  /** The texts of one version. 404 for an unknown version. */
  async texts(tx: Tx, templateId: string, versionId: string): Promise<TemplateVersionTexts & { version: number }> {
    return orNotFound((await tx.rows<TemplateVersionTexts & { version: number }>(TEXTS, [templateId, versionId]))[0]);
  }

  /**
   * Called before a change. A process that runs an older release saves templates without recording a version, so the
   * current state is recorded now, without time and author, which are unknown.
   */
  async catchUp(tx: Tx, templateId: string): Promise<void> {
    await tx.rows(KEEP, [v7(), templateId, null, null, null]);
  }

  /** Called after a save. A save that changed nothing records no version. */
  async keep(tx: Tx, templateId: string, restoredFrom: number | null = null): Promise<void> {
    await tx.rows(KEEP, [v7(), templateId, this.scope.clock.now(), tx.actor.userId, restoredFrom]);
  }
}
