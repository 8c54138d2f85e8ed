import { teamNavigationQuery, type TeamNavigation } from '@api/navigation';
import { useProfile } from '@api/session';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionQuery } from '../api/inbox';
import { playTone } from '../sound';
import { alertChoices } from './choices';
import { isLookedAt, tellsOf } from './once';
import { useTitleCount } from './use-title-count';

/** People who have just entered the demo get no alerts for this long, so that they can look around first. */
const DEMO_QUIET_MS = 60_000;

/** Whether, between two readings of the counts, someone began to wait or the reader was given a conversation. */
export const isNews = (before: TeamNavigation, now: TeamNavigation): boolean =>
  now.chats > before.chats || (now.newestChatAt ?? '') > (before.newestChatAt ?? '');

/** Shows a browser notification. Does nothing where a page can't create one (Chrome on Android). */
function notify(title: string, body: string | undefined, onClick: () => void): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    // Silent, because the sound is a setting of its own. With the same tag, the notification about a second visitor replaces
    // the first.
    const shown = new Notification(title, { body, tag: 'desk', silent: true });
    shown.addEventListener('click', () => {
      window.focus();
      onClick();
      shown.close();
    });
  } catch {
    return;
  }
}

/**
 * Alerts staff on every page that a visitor is waiting: with a count in the document title, and in the ways that they have
 * chosen.
 */
export function TeamAlerts() {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { userId, demo } = useProfile();
  const { data } = useQuery(teamNavigationQuery);
  const before = useRef<TeamNavigation>(undefined);
  const quietUntil = useRef(0);

  useTitleCount(data?.onDuty ? data.chats : 0);
  useEffect(() => {
    quietUntil.current = demo ? Date.now() + DEMO_QUIET_MS : 0;
  }, [demo]);

  const wordsOf = async (id: string): Promise<{ title: string; body?: string }> => {
    const plain = { title: t('app.alert.waiting', { count: 1 }) };
    const session = await client.fetchQuery({ ...sessionQuery(id), staleTime: 0 }).catch(() => undefined);
    if (!session?.lastMessage) return plain;
    return { title: session.name ?? plain.title, body: session.lastMessage };
  };

  const tell = useEffectEvent(async (now: TeamNavigation) => {
    const { sound, notify: notifies, words } = alertChoices(userId);
    if (!now.onDuty || Date.now() < quietUntil.current || !(sound || notifies)) return;
    if (!(await tellsOf(`${userId} ${now.newestChatAt} ${now.chats}`))) return;
    if (sound) playTone();
    if (!notifies || isLookedAt()) return;
    const id = now.newestChatId;
    const said = words && id ? await wordsOf(id) : { title: t('app.alert.waiting', { count: now.chats }) };
    notify(said.title, said.body, () => void navigate(`${paths.dashboard('staff')}${id ? `?session=${id}` : ''}`));
  });

  useEffect(() => {
    if (!data) return;
    const last = before.current;
    before.current = data;
    if (last && isNews(last, data)) void tell(data);
  }, [data]);
  return null;
}
