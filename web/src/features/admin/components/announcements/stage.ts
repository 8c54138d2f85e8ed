import type { StatusName } from '@ui/pane/status';
import type { Announcement } from '../../api/announcements';

export type Stage = 'current' | 'scheduled' | 'ended' | 'off';

/** Whether it shows now, will, did, or is switched off. */
export function stageOf(
  { is_active: active, starts_at: starts, ends_at: ends }: Pick<Announcement, 'is_active' | 'starts_at' | 'ends_at'>,
  now = new Date(),
): Stage {
  if (ends && new Date(ends) <= now) return 'ended';
  if (!active) return 'off';
  return new Date(starts) > now ? 'scheduled' : 'current';
}

export const STAGE_LOOK: Record<Stage, StatusName> = {
  current: 'active',
  scheduled: 'scheduled',
  ended: 'ended',
  off: 'draft',
};

/** An instant as a `datetime-local` field shows it, in the reader's own time. */
export function fieldOf(instant: string | null): string {
  if (!instant) return '';
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
