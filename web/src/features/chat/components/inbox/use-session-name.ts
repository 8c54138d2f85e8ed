import { useT } from '@i18n/messages';
import { useCallback } from 'react';
import type { ChatSession } from '../../api/inbox';

/** What somebody in a conversation is called: by name, else by the end of the visitor's own. */
export function useSessionName(): (session: ChatSession) => string {
  const t = useT();
  return useCallback(
    ({ name, visitorId, id }) => name ?? t('chat.inbox.visitor', { name: (visitorId ?? id).slice(-4) }),
    [t],
  );
}

/** Role and service that led to the chat, in one line. */
export function useSessionAbout(): (session: ChatSession) => string {
  const t = useT();
  return useCallback(
    ({ role, service }) =>
      service
        ? t('chat.inbox.about', { role: t(`chat.role.${role}`), service: t(`chat.service.${service}`) })
        : t(`chat.role.${role}`),
    [t],
  );
}
