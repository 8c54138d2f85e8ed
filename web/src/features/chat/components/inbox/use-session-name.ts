import { useT } from '@i18n/messages';
import { useCallback } from 'react';
import type { InboxSession } from '../../api/inbox';

/** The display name of the visitor: their name, otherwise the end of the visitor's id. */
export function useSessionName(): (session: InboxSession) => string {
  const t = useT();
  return useCallback(
    ({ name, visitorId, id }) => name ?? t('inbox.visitor', { name: (visitorId ?? id).slice(-4).replace(/^-/, '') }),
    [t],
  );
}

/** The role and service from which the visitor came to the chat, in one line. */
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
