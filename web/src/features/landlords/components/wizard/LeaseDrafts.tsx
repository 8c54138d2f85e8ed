import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { toast } from '@ui/overlay/toastStore';
import { Plate } from '@ui/plate/Plate';
import { useDeleteDraft } from '../../api/delete-draft';
import { leasesQuery } from '../../api/list-leases';
import type { LeaseRow } from '../../api/types';
import { homeName } from '../names';
import { continueDraft } from './continue-draft';
import access from '../lease/access.module.css';
import styles from '../list.module.css';

const SHOWN = 5;

function Draft({ lease }: { lease: LeaseRow }) {
  const t = useT();
  const note = useNote('landlords');
  const remove = useDeleteDraft(lease.id);
  const home = homeName(lease.streetNumber, lease.unitLabel);
  const drop = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast({ title: note((t) => t('landlords.lease.draftDeleted')) }),
    });
  return (
    <li className={access.tenant}>
      <Plate size="sm">{home}</Plate>
      <span className={access.words}>
        <Link href={paths.landlordLease(lease.id)}>{lease.tenants.join(', ') || t('landlords.lease.nobody')}</Link>
        <Text as="span" look="small" ink={2}>
          {lease.street}
        </Text>
      </span>
      <div className={access.actions}>
        <ButtonLink
          size="sm"
          variant="secondary"
          href={continueDraft(lease)}
          aria-label={t('landlords.drafts.continueOne', { home })}
        >
          {t('landlords.drafts.continue')}
        </ButtonLink>
        <Button
          size="sm"
          variant="ghost"
          loading={remove.isPending}
          onClick={drop}
          aria-label={t('landlords.drafts.deleteOne', { home })}
        >
          {t('landlords.lease.deleteDraft')}
        </Button>
      </div>
    </li>
  );
}

/** Drafts of leases that the landlord can continue or delete. Not shown when there are none. */
export function LeaseDrafts() {
  const t = useT();
  const { data } = useInfiniteQuery(leasesQuery({ state: 'draft', limit: SHOWN }));
  const { rows = [], total = 0 } = data?.pages[0] ?? {};
  if (rows.length === 0) return null;
  return (
    <Section
      title={t('landlords.drafts.title')}
      className={styles.block}
      aside={
        total > rows.length && (
          <Link href={paths.landlordLeases('?state=draft')}>{t('landlords.drafts.all', { count: total })}</Link>
        )
      }
    >
      <ul className={access.list}>
        {rows.map((lease) => (
          <Draft key={lease.id} lease={lease} />
        ))}
      </ul>
    </Section>
  );
}
