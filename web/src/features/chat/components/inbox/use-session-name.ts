import { useT } from '@i18n/messages';
import { useCallback } from 'react';
import type { InboxSession } from '../../api/inbox';

/** What somebody in a conversation is called: by name, else by the end of the visitor's own. */
export function useSessionName(): (session: InboxSession) => string {
  const t = useT();
  return useCallback(
    ({ name, visitorId, id }) => name ?? t('inbox.visitor', { name: (visitorId ?? id).slice(-4).replace(/^-/, '') }),
    [t],
  );
}

/** Role and service that led to the chat, in one line. */
export function useSessionAbout(): (session: InboxSession) => string {
  const t = useT();
  return useCallback(
    ({ role, service }) =>
      service
        ? t('inbox.about', { role: t(`chat.role.${role}`), service: t(`chat.service.${service}`) })
        : t(`chat.role.${role}`),
    [t],
  );
}
