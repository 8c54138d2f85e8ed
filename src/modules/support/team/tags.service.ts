import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { TICKET_TAGS_MOST } from '../../../contract/tickets.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { invalidField } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';

const ADD = `insert into support_ticket_tag (id, demo, created_at, ticket_id, tag) values ($1, $2, $3, $4, $5) on conflict (ticket_id, tag) do nothing returning id`;
/** A change of tags makes a new version of the ticket, as for any other field. */
const NEWER = 'update support_ticket set version = version + 1 where id = $1';

const OF_TICKET = 'select tag from support_ticket_tag where ticket_id = $1 order by tag';
const REMOVE = 'delete from support_ticket_tag where ticket_id = $1 and tag = $2 returning id';
const KEEP = 'delete from support_ticket_tag where ticket_id = $1 and tag <> all($2) returning id';

/** Tags with which staff sort tickets and chat conversations. */
@Injectable()
export class TicketTags {
  private readonly tables = ['support_ticket_tag'];

  constructor(private readonly scope: Scope) {}

  /** For modules that use the same tags: adds a table with a column `tag`, whose policies decide who can read which. */
  alsoIn(table: string): void {
    this.tables.push(table);
  }

  /** The tags in use, the most frequent first. */
  async list(): Promise<string[]> {
    const all = this.tables.map((table) => `select tag from ${table}`).join(' union all ');
    const rows = await this.scope.rows<{ tag: string }>(
      `select tag from (${all}) g group by tag order by count(*) desc, tag limit 200`,
    );
    return rows.map(({ tag }) => tag);
  }

  /** Adds or removes a tag. 400 above ten on a ticket. */
  change(ticketId: string, { addTag, removeTag }: { addTag?: string; removeTag?: string }): Promise<void> {
    return this.scope.write('ticket.tag', async (tx) => {
      orNotFound((await tx.rows('select 1 from support_ticket where id = $1 for update', [ticketId]))[0]);
      const before = await tagsOf(tx, ticketId);
      const gone = removeTag ? await tx.rows(REMOVE, [ticketId, removeTag]) : [];
      const added = addTag ? await this.add(tx, ticketId, [addTag]) : 0;
      if (gone.length + added > 0) await changed(tx, ticketId, before);
      tx.about('support_ticket', ticketId);
      tx.changed(['support-tickets'], [ticketId], {});
    });
  }

  /**
   * Replaces the tags, at the end of another command. The command's own changes to the ticket are written first. `field` is their name
   * in the audit log, where the entry of the command is about something else that has tags too.
   */
  async set(tx: Tx, ticketId: string, tags: readonly string[], field = 'tags'): Promise<void> {
    const before = await tagsOf(tx, ticketId);
    const gone = await tx.rows(KEEP, [ticketId, tags]);
    const added = await this.add(tx, ticketId, tags);
    await tx.em.flush();
    if (gone.length + added > 0) await changed(tx, ticketId, before, field);
  }

  /** Returns how many of the tags were added. */
  private async add(tx: Tx, ticketId: string, tags: readonly string[]): Promise<number> {
    let added = 0;
    for (const tag of new Set(tags)) {
      const made = await tx.rows(ADD, [v7(), tx.actor.demo, this.scope.clock.now(), ticketId, tag]);
      added += made.length;
    }
    const [row] = await tx.rows<{ count: number }>(
      'select count(*)::int as count from support_ticket_tag where ticket_id = $1',
      [ticketId],
    );
    if ((row?.count ?? 0) > TICKET_TAGS_MOST)
      throw invalidField('tags', `tags must contain at most ${TICKET_TAGS_MOST}`, 'too_many', {
        max: TICKET_TAGS_MOST,
      });
    return added;
  }
}

async function tagsOf(tx: Tx, ticketId: string): Promise<string> {
  const rows = await tx.rows<{ tag: string }>(OF_TICKET, [ticketId]);
  return rows.map(({ tag }) => tag).join(', ');
}

/** A changed tag is a new version of its ticket, and in the audit log. */
async function changed(tx: Tx, ticketId: string, before: string, field = 'tags'): Promise<void> {
  await tx.rows(NEWER, [ticketId]);
  tx.compare({ [field]: before }, { [field]: await tagsOf(tx, ticketId) });
}
