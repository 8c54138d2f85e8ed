import { apiFetch } from '@api/client';
import type { components } from '@api/schema';

export type Announcement = Pick<
  components['schemas']['AnnouncementResponse'],
  'message_en' | 'message_fr' | 'message_es' | 'button_text_en' | 'button_text_fr' | 'button_text_es' | 'button_url'
>;

/** The first entry of the list; null when there is none. */
export async function readAnnouncement(): Promise<Announcement | null> {
  const response = await apiFetch('/api/announcements', { cache: 'no-store' });
  const [first] = (await response.json()) as Announcement[];
  return first ?? null;
}
