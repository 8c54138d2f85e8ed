import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { Values } from '../../platform/audit/field-changes.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import {
  toAnnouncement,
  type AnnouncementChange,
  type AnnouncementQuery,
  type AnnouncementRequest,
  type AnnouncementResponse,
  type AnnouncementRow,
} from './announcement.dto.js';
import { Announcement } from './announcement.entity.js';

const COLUMNS = `a.id, a.message_en, a.message_fr, a.message_es, a.button_text_en, a.button_text_fr, a.button_text_es, a.button_url,
  a.is_active, a.starts_at, a.ends_at, a.created_at, a.version`;
const IS_CURRENT = '(a.is_active and a.starts_at <= now() and lw_open(a.ends_at))';
/** What shows now comes first, the newest start before older ones (docs/specification/announcements.md). */
const CURRENT_FIRST = `((case when ${IS_CURRENT} then '1' else '0' end)
  || to_char(a.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'))`;

/** Announcements above the site's header. */
@Injectable()
export class AnnouncementService {
  constructor(private readonly scope: Scope) {}

  async list(asked: AnnouncementQuery): Promise<Page<AnnouncementResponse>> {
    const list = {
      select: COLUMNS,
      from: 'announcement a',
      where: asked.current ? [IS_CURRENT] : [],
      sorts: { current: CURRENT_FIRST, startsAt: 'a.starts_at', createdAt: 'a.created_at' },
      defaultSort: '-current',
      id: 'a.id',
      search: ['a.message_en', 'a.message_fr', 'a.message_es'],
    };
    const page = await readList<AnnouncementRow>(this.scope, list, asked);
    return new Page(page.items.map(toAnnouncement), page.nextCursor, page.total);
  }

  async create(body: AnnouncementRequest): Promise<AnnouncementResponse> {
    return this.scope.write('announcement.create', async (tx) => {
      const now = this.scope.clock.now();
      const announcement = tx.em.create(Announcement, {
        ...columnsOf(body),
        id: v7(),
        demo: tx.actor.demo,
        startsAt: now,
        createdAt: now,
        ...datesOf(body),
      } as Announcement);
      return this.written(tx, announcement);
    });
  }

  /** Changes what is sent; 409 `stale_version`. */
  async change(id: string, body: AnnouncementChange): Promise<AnnouncementResponse> {
    return this.scope.write('announcement.change', async (tx) => {
      const announcement = orNotFound(await tx.em.findOne(Announcement, { id }));
      if (body.version !== undefined && body.version !== announcement.version) throw new Problem('stale_version');
      const sent = { ...columnsOf(body), ...datesOf(body) };
      const before = only(announcement, Object.keys(sent));
      Object.assign(announcement, sent);
      tx.compare(before, only(announcement, Object.keys(sent)));
      return this.written(tx, announcement);
    });
  }

  async remove(id: string): Promise<void> {
    await this.scope.write('announcement.remove', async (tx) => {
      const announcement = orNotFound(await tx.em.findOne(Announcement, { id }));
      tx.em.remove(announcement);
      tx.about('announcement', id);
      tx.changed(['announcements'], [id], { everyone: true });
    });
  }

  private async written(tx: Tx, announcement: Announcement): Promise<AnnouncementResponse> {
    await tx.em.flush();
    tx.about('announcement', announcement.id);
    tx.changed(['announcements'], [announcement.id], { everyone: true });
    const rows = await tx.rows<AnnouncementRow>(`select ${COLUMNS} from announcement a where a.id = $1`, [
      announcement.id,
    ]);
    return toAnnouncement(orNotFound(rows[0]));
  }
}

/** The columns that the body names; what it does not name stays as it is. */
function columnsOf(body: AnnouncementChange): Partial<Announcement> {
  return named({
    messageEn: body.message_en,
    messageFr: body.message_fr,
    messageEs: body.message_es,
    buttonTextEn: body.button_text_en,
    buttonTextFr: body.button_text_fr,
    buttonTextEs: body.button_text_es,
    buttonUrl: body.button_url,
    isActive: body.is_active ?? undefined,
  });
}

function datesOf({ starts_at, ends_at }: AnnouncementChange): Partial<Announcement> {
  const endsAt = ends_at ? new Date(ends_at) : ends_at === null ? null : undefined;
  return named<Pick<Announcement, 'startsAt' | 'endsAt'>>({
    startsAt: starts_at ? new Date(starts_at) : undefined,
    endsAt,
  });
}

/** Of these fields, what the announcement says: the log keeps what changed, and from what. */
function only(announcement: Announcement, fields: string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, announcement[field as keyof Announcement]]));
}

function named<T extends object>(values: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
