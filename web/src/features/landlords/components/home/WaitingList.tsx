import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCalendarDue from '@tabler/icons-react/dist/esm/icons/IconCalendarDue.mjs';
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconDoorExit from '@tabler/icons-react/dist/esm/icons/IconDoorExit.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconHomeSearch from '@tabler/icons-react/dist/esm/icons/IconHomeSearch.mjs';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconUrgent from '@tabler/icons-react/dist/esm/icons/IconUrgent.mjs';
import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import type { Waiting } from '../../api/types';
import { homeName } from '../names';
import styles from './home.module.css';

const LOOK = {
  emergency: { Icon: IconUrgent, status: 'overdue' },
  request: { Icon: IconTool, status: 'overdue' },
  quote: { Icon: IconFileInvoice, status: 'due' },
  choice: { Icon: IconScale, status: 'due' },
  visit: { Icon: IconCalendarX, status: 'due' },
  unassigned: { Icon: IconUserSearch, status: 'due' },
  bill: { Icon: IconReceipt, status: 'due' },
  overdue: { Icon: IconAlertCircle, status: 'overdue' },
  notice: { Icon: IconDoorExit, status: 'due' },
  asked: { Icon: IconMessageQuestion, status: 'offered' },
  inquiry: { Icon: IconMessageQuestion, status: 'processing' },
  invite: { Icon: IconMailForward, status: 'processing' },
  draft: { Icon: IconWritingSign, status: 'offered' },
  ending: { Icon: IconCalendarDue, status: 'due' },
  vacant: { Icon: IconHomeSearch, status: 'vacant' },
} as const;

const requestOrList = ({ id, count }: Waiting) =>
  count === 1 ? paths.landlordRequest(id) : paths.landlordMaintenance();

/** Where the thing is dealt with: the one itself, or the list when there are several. */
const HREF: Record<Waiting['kind'], (waiting: Waiting) => string> = {
  request: requestOrList,
  quote: requestOrList,
  choice: requestOrList,
  visit: requestOrList,
  unassigned: requestOrList,
  bill: ({ id, count }) => (count === 1 ? paths.landlordBill(id) : paths.landlordBills()),
  overdue: ({ id, count }) => (count === 1 ? paths.landlordLease(id) : paths.landlordOwed('?overdue=true')),
  notice: ({ id, count }) => (count === 1 ? paths.landlordLease(id) : paths.landlordRenewals()),
  asked: ({ id, count }) => paths.landlordRenewals(count === 1 ? { renewal: id } : {}),
  inquiry: ({ id, count }) => (count === 1 ? paths.landlordUnitListing(id) : paths.landlordListings()),
  draft: ({ id, count }) => (count === 1 ? paths.landlordLease(id, 'lease') : paths.landlordLeases('?state=draft')),
  invite: ({ id, count }) =>
    count === 1 ? paths.landlordLease(id, 'access') : paths.landlordLeases('?access=no_code'),
  ending: () => paths.landlordRenewals(),
  vacant: ({ id, count }) => (count === 1 ? paths.landlordUnit(id) : paths.landlordProperties('?having=available')),
};

function Item({ item, mixed }: { item: Waiting; mixed: boolean }) {
  const t = useT();
  const { money, day } = useFormats();
  const shown = item.kind === 'request' && item.emergencies > 0 ? 'emergency' : item.kind;
  const { Icon, status } = LOOK[shown];
  const values = {
    count: item.count,
    others: item.count - 1,
    emergencies: item.emergencies,
    home: homeName(item.streetNumber, item.unitLabel),
    name: item.name ?? '',
    day: item.day ? day(item.day, { month: 'long', day: 'numeric' }) : '',
    amount: item.cents !== null && item.currency ? money(item.cents, item.currency, { code: mixed }) : '',
  };
  return (
    <li className={styles.waiting}>
      <span className={styles.tile} data-status={status}>
        <Icon size={20} stroke={1.75} aria-hidden />
      </span>
      <span className={styles.waitingWords}>
        <Link look="plain" href={HREF[item.kind](item)} className={styles.waitingLink}>
          {t(`landlords.waiting.${shown}`, values)}
        </Link>
        <Text as="span" look="small" ink={2}>
          {t(`landlords.waiting.${shown}Note`, values)}
        </Text>
      </span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden className={styles.chevron} />
    </li>
  );
}

interface WaitingListProps {
  items: readonly Waiting[];
  /** Whether the page has amounts in several currencies. */
  mixed?: boolean;
}

/**
 * Highlights the most urgent task and lists the others. A kind that only a newer version of this page knows is left
 * out.
 */
export function WaitingList({ items: all, mixed = false }: WaitingListProps) {
  const t = useT();
  const items = all.filter(({ kind }) => Object.hasOwn(LOOK, kind));
  return (
    <Section
      title={t('landlords.waiting.title')}
      aside={
        <Text as="span" look="small" ink={3}>
          {items.length}
        </Text>
      }
    >
      {items.length === 0 ? (
        <Text ink={2}>{t('landlords.waiting.none')}</Text>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <Item key={item.kind} item={item} mixed={mixed} />
          ))}
        </ul>
      )}
    </Section>
  );
}
