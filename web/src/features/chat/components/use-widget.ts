import { useSession } from '@api/session';
import { CHAT_PAGE } from '@contract/chat';
import type { Language } from '@contract/languages';
import { useKnownPages } from '@nav/LocalLink';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { conversation, onHeard, onShow } from '../browser-conversation';
import { keepMinimized, visitorId, wasMinimized } from '../kept';
import { CLOSED, widgetReducer, type Widget } from '../machine';

const begin = (): Widget => (wasMinimized() ? { ...CLOSED, state: 'minimized' } : CLOSED);

/**
 * Reports to staff which public page the visitor is on, but never its query, which may contain a code. Addresses that don't exist
 * aren't reported.
 */
function useVisits(): void {
  const { pathname } = useLocation();
  const { carriesLanguage } = useKnownPages();
  const page = carriesLanguage(pathname) && CHAT_PAGE.test(pathname) ? pathname : null;
  useEffect(() => conversation.visit(page), [page]);
  // Reports no page on pages without the chat.
  useEffect(() => () => conversation.visit(null), []);
}

/**
 * The state of the widget for the page's conversation. `asked` counts how often the chat was opened from elsewhere on the page.
 */
export function useWidget(asked: number, language: Language) {
  const [widget, dispatch] = useReducer(widgetReducer, undefined, begin);
  const talk = useSyncExternalStore(conversation.subscribe, conversation.current);
  const [unread, setUnread] = useState(0);
  const looking = widget.state === 'chat';
  const session = useSession();
  const person = session.status === 'signed-in' ? session.profile.userId : undefined;
  const before = useRef(person);

  useVisits();
  useEffect(() => {
    visitorId();
    conversation.resume();
    return () => conversation.pauseListening();
  }, [person]);
  useEffect(() => {
    // The person who was signed in has left, so what they had begun to write goes too.
    if (before.current && before.current !== person) dispatch({ type: 'close' });
    before.current = person;
  }, [person]);
  useEffect(() => {
    if (asked > 0) dispatch({ type: 'open' });
  }, [asked]);
  useEffect(() => onShow(() => dispatch({ type: 'talk' })), []);
  useEffect(() => keepMinimized(widget.state === 'minimized'), [widget.state]);
  useEffect(() => onHeard((count) => setUnread((before) => before + count)), []);
  useEffect(() => {
    if (looking) setUnread(0);
  }, [looking, talk.lines]);

  useEffect(() => {
    if (!looking) return undefined;
    const see = () => {
      if (document.visibilityState === 'visible') conversation.see();
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [looking, talk.lines]);

  const { role, service } = widget;
  const about = useMemo(
    () => ({ visitorId: visitorId(), role: role ?? undefined, service: service ?? undefined }),
    [role, service],
  );
  const say = useCallback((message: string) => void conversation.say(message, language, about), [language, about]);
  const sayAgain = useCallback((id: string) => void conversation.sayAgain(id, language, about), [language, about]);
  const type = useCallback(() => conversation.type(), []);
  return { widget, dispatch, talk, unread, say, sayAgain, type };
}
