import { apiFetch } from '@api/client';
import type { components } from '@api/schema';

export type Announcement = Pick<
  components['schemas']['AnnouncementResponse'],
  | 'id'
  | 'message_en'
  | 'message_fr'
  | 'message_es'
  | 'button_text_en'
  | 'button_text_fr'
  | 'button_text_es'
  | 'button_url'
>;

/** The first entry of the list of what is current, also for an admin; null when there is none. */
export async function readAnnouncement(signal?: AbortSignal): Promise<Announcement | null> {
  const response = await apiFetch('/api/announcements?current=true&limit=1', {
    cache: 'no-store',
    ...(signal && { signal }),
  });
  const [first] = (await response.json()) as Announcement[];
  return first ?? null;
}
