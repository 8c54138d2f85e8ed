import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { unknownFields } from '../../../contract/message-template.js';
import { MESSAGE_TEMPLATES_MAX } from '../../../contract/work-limits.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { checkVersion, invalidField, refusal } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import type { MessageTemplateChange, MessageTemplateResponse, NewMessageTemplate } from './message-template.dto.js';
import { MessageTemplate } from './message-template.entity.js';

const TEMPLATES = 'select id, name, subject, message, version from message_template';
const SAME_NAME = 'select from message_template where account_id = $1 and lower(name) = lower($2) and id <> $3';
const HOW_MANY = 'select count(*)::int as count from message_template where account_id = $1';

/** Texts that a landlord's account keeps for messages to its tenants (docs/decisions/1065). */
@Injectable()
export class MessageTemplates {
  constructor(private readonly scope: Scope) {}

  list(): Promise<MessageTemplateResponse[]> {
    return this.scope.rows<MessageTemplateResponse>(`${TEMPLATES} order by lower(name), id`);
  }

  /** 400 for an unknown field, 409 for a name that is taken, 422 past the maximum number. */
  async create({ name, subject, message }: NewMessageTemplate): Promise<MessageTemplateResponse> {
    const id = v7();
    await this.scope.write('message_template.add', async (tx) => {
      const accountId = await oneAtATime(tx);
      const [held] = await tx.rows<{ count: number }>(HOW_MANY, [accountId]);
      if ((held?.count ?? 0) >= MESSAGE_TEMPLATES_MAX)
        throw refusal('too_many_templates', { most: MESSAGE_TEMPLATES_MAX });
      const template = { id, accountId, name, subject: subject || null, message };
      await check(tx, template);
      tx.em.create(MessageTemplate, { ...template, demo: tx.actor.demo, createdAt: this.scope.clock.now() });
      tell(tx, template);
    });
    return this.get(id);
  }

  /** Changes what is sent. 404 for someone else's, 409 `stale_version`. */
  async change(
    id: string,
    { version, name, subject, message }: MessageTemplateChange,
  ): Promise<MessageTemplateResponse> {
    await this.scope.write('message_template.change', async (tx) => {
      await oneAtATime(tx);
      const template = orNotFound(await tx.em.findOne(MessageTemplate, { id }));
      checkVersion(template, version);
      tx.em.assign(template, {
        ...(name && { name }),
        ...(subject !== undefined && { subject: subject || null }),
        ...(message && { message }),
      });
      await check(tx, template);
      tell(tx, template);
    });
    return this.get(id);
  }

  async remove(id: string): Promise<void> {
    await this.scope.write('message_template.remove', async (tx) => {
      await oneAtATime(tx);
      const template = orNotFound(await tx.em.findOne(MessageTemplate, { id }));
      tx.em.remove(template);
      tell(tx, template);
    });
  }

  private async get(id: string): Promise<MessageTemplateResponse> {
    const [template] = await this.scope.rows<MessageTemplateResponse>(`${TEMPLATES} where id = $1`, [id]);
    return orNotFound(template);
  }
}

/** Takes a lock, so that the number, names and versions are checked for one person of the account at a time. */
async function oneAtATime(tx: Tx): Promise<string> {
  const accountId = orNotFound(tx.actor.accountId);
  await tx.rows("select pg_advisory_xact_lock(hashtextextended('message_template ' || $1, 0))", [accountId]);
  return accountId;
}

type Checked = Pick<MessageTemplate, 'id' | 'accountId' | 'name' | 'message'> & { subject?: string | null };

/** Refuses a template with unknown fields, or with a name that another one of the account has. */
async function check(tx: Tx, template: Checked): Promise<void> {
  for (const field of ['subject', 'message'] as const) {
    const [name] = unknownFields(template[field] ?? '');
    if (name)
      throw invalidField(field, `{${name}} is not a field. Use {firstName} or {home}.`, 'message_field', { name });
  }
  const same = await tx.rows(SAME_NAME, [template.accountId, template.name, template.id]);
  if (same.length > 0) throw refusal('template_name_taken');
}

function tell(tx: Tx, { id, accountId }: Pick<MessageTemplate, 'id' | 'accountId'>): void {
  tx.about('message_template', id, accountId);
  tx.changed(['message-templates'], [id], { accounts: [accountId] });
}
