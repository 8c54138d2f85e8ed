import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { checkVersion, refusal } from '../../platform/errors/refusals.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import type { ListQuery } from '../../platform/lists/list-query.dto.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { renderMail } from '../../platform/outbox/render-mail.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { isWritten, issueMail } from './issue-mail.js';
import {
  toIssue,
  type IssueChange,
  type IssuePreviewResponse,
  type IssueResponse,
  type IssueRow,
  type IssueTestResponse,
  type NewIssueRequest,
  type ScheduleIssueRequest,
  type SubscriberCounts,
} from './issue.dto.js';
import { NewsletterIssue } from './newsletter-issue.entity.js';
import { NewsletterLinks } from './newsletter-links.js';
import { SUBSCRIBER_STATE } from './subscriber.rows.js';

/** Emails of an issue to its readers that are in the outbox. A test is not one of them: its link to unsubscribe leads to the page only. */
const inOutbox = (which: string) =>
  `(select count(*)::int from outbox_message o where o.template = 'newsletter.issue' and o.params->>'issue' = n.id::text
    and o.params->>'unsubscribeUrl' like '%unsubscribe=%' and ${which})`;
const COLUMNS = `n.id, n.version, n.state, n.subject_en as "subjectEn", n.subject_fr as "subjectFr", n.subject_es as "subjectEs",
  n.body_en as "bodyEn", n.body_fr as "bodyFr", n.body_es as "bodyEs", n.button_url as "buttonUrl", n.button_text_en as "buttonTextEn",
  n.button_text_fr as "buttonTextFr", n.button_text_es as "buttonTextEs", n.created_at as "createdAt", n.send_at as "sendAt",
  n.started_at as "startedAt", n.finished_at as "finishedAt", n.recipients, n.unsubscribes, ${inOutbox("o.state = 'queued'")} as waiting,
  n.kept_forgotten + ${inOutbox("o.state = 'kept'")} as kept, n.failed_forgotten + ${inOutbox("o.state = 'failed'")} as failed,
  n.bounced_forgotten + ${inOutbox("o.bounce = 'hard'")} as bounced`;
const COUNTS = `select count(*) filter (where on_list)::int as total, ${LANGUAGES.map(({ code }) => `count(*) filter (where on_list and language = '${code}')::int as ${code}`).join(', ')},
    ${(['unconfirmed', 'left', 'bounced'] as const).map((state) => `count(*) filter (where state = '${state}')::int as "${state}"`).join(', ')}
  from (select language, state, state = 'active' as on_list from (select n.language, ${SUBSCRIBER_STATE} as state from newsletter_subscriber n) r) s`;

/** Newsletters: written, tested and scheduled by admins. `SendIssues` sends them. */
@Injectable()
export class NewsletterIssues {
  constructor(
    private readonly scope: Scope,
    private readonly links: NewsletterLinks,
    private readonly words: Catalogues,
  ) {}

  /** Newest first. */
  async list(asked: ListQuery): Promise<Page<IssueResponse>> {
    const list = {
      select: COLUMNS,
      from: 'newsletter_issue n',
      sorts: {
        createdAt: 'n.created_at',
        subject: 'lower(n.subject_en)',
        sendAt: "coalesce(n.send_at, 'infinity')",
      },
      defaultSort: '-createdAt',
      id: 'n.id',
      search: ['n.subject_en', 'n.subject_fr', 'n.subject_es'],
    };
    const page = await readList<IssueRow>(this.scope, list, asked);
    return new Page(page.items.map(toIssue), page.nextCursor, page.total);
  }

  async one(id: string): Promise<IssueResponse> {
    const [row] = await this.scope.rows<IssueRow>(`select ${COLUMNS} from newsletter_issue n where n.id = $1`, [id]);
    return toIssue(orNotFound(row));
  }

  async counts(): Promise<SubscriberCounts> {
    const [counts] = await this.scope.rows<SubscriberCounts>(COUNTS);
    return orNotFound(counts);
  }

  create(body: NewIssueRequest): Promise<IssueResponse> {
    return this.scope.write('newsletter_issue.create', (tx) => {
      const issue = tx.em.create(NewsletterIssue, {
        ...body,
        id: v7(),
        demo: tx.actor.demo,
        createdAt: this.scope.clock.now(),
      } as NewsletterIssue);
      return this.written(tx, issue);
    });
  }

  /** Changes a draft. 409 `stale_version`, 422 `transition_forbidden` once it is scheduled. */
  change(id: string, { version, ...body }: IssueChange): Promise<IssueResponse> {
    return this.scope.write('newsletter_issue.change', async (tx) => {
      const issue = await this.draft(tx, id, version);
      const { id: _, ...fields } = body;
      const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      tx.compare(Object.fromEntries(Object.keys(sent).map((name) => [name, issue[name as keyof typeof fields]])), sent);
      Object.assign(issue, sent);
      return this.written(tx, issue);
    });
  }

  async remove(id: string): Promise<void> {
    await this.scope.write('newsletter_issue.remove', async (tx) => {
      tx.em.remove(await this.draft(tx, id));
      tx.about('newsletter_issue', id);
      tx.changed(['newsletter'], [id], {});
    });
  }

  /** Hands a draft over to be sent now or later. 422 `newsletter_incomplete` while a text is missing in a language. */
  schedule(id: string, { sendAt, version }: ScheduleIssueRequest): Promise<IssueResponse> {
    return this.scope.write('newsletter_issue.schedule', async (tx) => {
      const issue = await this.draft(tx, id, version);
      if (!isComplete(issue)) throw refusal('newsletter_incomplete');
      Object.assign(issue, { state: 'scheduled', sendAt: sendAt ? new Date(sendAt) : this.scope.clock.now() });
      return this.written(tx, issue);
    });
  }

  /** Makes a scheduled newsletter a draft again. 422 once it is being sent. */
  unschedule(id: string): Promise<IssueResponse> {
    return this.scope.write('newsletter_issue.unschedule', async (tx) => {
      const issue = await this.locked(tx, id);
      if (issue.state !== 'scheduled') throw refusal('newsletter_sent');
      Object.assign(issue, { state: 'draft', sendAt: null });
      return this.written(tx, issue);
    });
  }

  /** Mails it to the admin who asks, in the languages that have a subject and a text. 422 `newsletter_incomplete` if none has. */
  test(id: string): Promise<IssueTestResponse> {
    return this.scope.write('newsletter_issue.test', async (tx) => {
      const issue = await this.locked(tx, id);
      const languages = LANGUAGES.map(({ code }) => code).filter((code) => isWritten(issue, code));
      if (languages.length === 0) throw refusal('newsletter_incomplete');
      const [admin] = await tx.rows<{ email: string }>('select email from app_user where id = $1', [tx.actor.userId]);
      const { email } = orNotFound(admin);
      for (const language of languages)
        tx.send(issueMail(issue, { email, language, unsubscribeUrl: this.links.page() }));
      tx.about('newsletter_issue', id);
      return { languages };
    });
  }

  /** How a reader of the language gets it: the page and the text that are sent, with a link that leads to no one's subscription. */
  async preview(id: string, language: Language): Promise<IssuePreviewResponse> {
    const issue = orNotFound(await this.scope.load((em) => em.findOne(NewsletterIssue, { id })));
    const mail = issueMail(issue, { email: '', language, unsubscribeUrl: this.links.page() });
    return { language, ...renderMail(this.words, mail) };
  }

  private async draft(tx: Tx, id: string, version?: number): Promise<NewsletterIssue> {
    const issue = await this.locked(tx, id);
    checkVersion(issue, version);
    if (issue.state !== 'draft') throw refusal('newsletter_sent');
    return issue;
  }

  private async locked(tx: Tx, id: string): Promise<NewsletterIssue> {
    return orNotFound(await tx.em.findOne(NewsletterIssue, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  }

  private async written(tx: Tx, issue: NewsletterIssue): Promise<IssueResponse> {
    await tx.em.flush();
    tx.about('newsletter_issue', issue.id);
    tx.changed(['newsletter'], [issue.id], {});
    const [row] = await tx.rows<IssueRow>(`select ${COLUMNS} from newsletter_issue n where n.id = $1`, [issue.id]);
    return toIssue(orNotFound(row));
  }
}

function isComplete(issue: NewsletterIssue): boolean {
  const texts = [issue.subjectEn, issue.subjectFr, issue.subjectEs, issue.bodyEn, issue.bodyFr, issue.bodyEs];
  const buttons = [issue.buttonTextEn, issue.buttonTextFr, issue.buttonTextEs];
  return texts.every(Boolean) && (!issue.buttonUrl || buttons.every(Boolean));
}
