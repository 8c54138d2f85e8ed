import { useState } from 'react';
import { useSession } from '@api/session';
import { lazyPart } from '@i18n/lazy-part';

const KeptForms = lazyPart('base', () => import('./KeptForms'));

/** What keeps half filled forms loads with the first session, and stays to see its end. */
export function FormKeeper() {
  const { status } = useSession();
  const [needed, setNeeded] = useState(false);
  if (status === 'signed-in' && !needed) setNeeded(true);
  return needed ? <KeptForms /> : null;
}
