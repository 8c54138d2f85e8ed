import { useProfile } from '@api/session';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Link } from '@ui/link/Link';
import { Notice } from '@ui/states/Notice';
import type { Ticket } from '../api/tickets';

/**
 * The ticket that continues this one, or that it came from. The number is missing where the reader may not see the
 * other ticket.
 */
export function Related({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const { userType } = useProfile();
  const section = userType === 'staff' || userType === 'admin' ? 'tickets' : 'help';
  const link = (id: string, number: number) => (
    <Link look="inline" href={paths.dashboard(userType, `/${section}/${id}`)}>
      #{number}
    </Link>
  );
  const { mergedInto, mergedNumber, splitFrom, splitNumber } = ticket;
  if (mergedInto)
    return (
      <Notice>
        {t('support.mergedInto')} {mergedNumber !== null && link(mergedInto, mergedNumber)}
      </Notice>
    );
  if (!splitFrom || splitNumber === null) return null;
  return (
    <Notice>
      {t('support.splitFrom')} {link(splitFrom, splitNumber)}
    </Notice>
  );
}
