import { apiFetch } from '@api/client';
import { toProblem } from '@api/problem';
import { useFormats } from '@i18n/formats';
import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Tag } from '@ui/controls/Tag';
import { FactList } from '@ui/data/FactList';
import { Dialog } from '@ui/overlay/Dialog';
import { Skeleton } from '@ui/states/Skeleton';
import { useEffect, useState } from 'react';
import { Badges, Trust } from './HomeCard';
import { Picture } from './Picture';
import type { Home } from './types';
import { useFacts } from './use-facts';
import styles from './HomeDialog.module.css';

const AskForm = lazyPart('forms', () => import('./AskForm'));

/** The home of a shared address may not be on this page of the list. */
function useHome(id: string, known: Home | undefined) {
  const [home, setHome] = useState<Home | 'gone' | 'failed' | undefined>(known);
  useEffect(() => {
    if (home) return;
    apiFetch(`/api/listings/${encodeURIComponent(id)}`)
      .then((response) => response.json() as Promise<Home>)
      .then(setHome, (error: unknown) => setHome(toProblem(error).status === 404 ? 'gone' : 'failed'));
  }, [home, id]);
  return [home, () => setHome(undefined)] as const;
}

function Facts({ home }: { home: Home }) {
  const t = useT();
  const { day } = useFormats();
  const facts = useFacts()(home);
  const yes = (value: boolean) => t(value ? 'rental-marketplace.yes' : 'rental-marketplace.no');
  return (
    <FactList
      facts={[
        { label: t('rental-marketplace.fact.available'), value: facts.isFree ? facts.free : day(home.availableDate) },
        { label: t('rental-marketplace.bedrooms'), value: facts.bedrooms },
        { label: t('rental-marketplace.baths'), value: facts.bathrooms },
        ...(facts.area ? [{ label: t('rental-marketplace.fact.area'), value: facts.area }] : []),
        { label: t('rental-marketplace.flag.pets'), value: yes(home.petFriendly) },
        { label: t('rental-marketplace.flag.parking'), value: yes(home.parking) },
        ...(home.utilities ? [{ label: t('rental-marketplace.fact.utilities'), value: home.utilities }] : []),
        {
          label: t('rental-marketplace.fact.landlord'),
          value: (
            <>
              {home.landlordName} <Trust home={home} />
            </>
          ),
        },
      ]}
    />
  );
}

function Pictures({ home }: { home: Home }) {
  const count = Math.max(1, home.images.length);
  // The dialog opens at its top, because its first button is far below.
  return (
    <div
      className={styles.pictures}
      role="group"
      aria-label={home.title}
      tabIndex={count > 1 ? 0 : -1}
      data-autofocus
      data-many={count > 1 ? '' : undefined}
    >
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.shot}>
          <Picture home={home} at={at} stands="details" />
        </div>
      ))}
      <Badges home={home} />
    </div>
  );
}

function Details({ home }: { home: Home }) {
  const t = useT();
  const facts = useFacts()(home);
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.details}>
      <Pictures home={home} />
      <p className={styles.place}>
        <strong className={styles.rent}>{facts.rent}</strong> {t('rental-marketplace.month')} · {facts.place}
      </p>
      {home.description && <p className={styles.description}>{home.description}</p>}
      {facts.amenities.length > 0 && (
        <ul className={styles.amenities} aria-label={t('rental-marketplace.amenities')}>
          {facts.amenities.map((amenity) => (
            <li key={amenity}>
              <Tag>{amenity}</Tag>
            </li>
          ))}
        </ul>
      )}
      <Facts home={home} />
      {home.contact && !asking && (
        <div>
          <Button size="lg" onClick={() => setAsking(true)}>
            {t('rental-marketplace.ask')}
          </Button>
        </div>
      )}
      {asking && <AskForm home={home} fallback={<Skeleton shape="form" label={t('rental-marketplace.loading')} />} />}
      {!home.contact && <p className={styles.note}>{t('rental-marketplace.sampleText')}</p>}
    </div>
  );
}

/** A home's details, with the question that visitors ask its landlord. */
export default function HomeDialog({
  id,
  known,
  onClose,
}: {
  id: string;
  known: Home | undefined;
  onClose: () => void;
}) {
  const t = useT();
  const [home, retry] = useHome(id, known);
  const found = typeof home === 'object' ? home : undefined;
  const title =
    found?.title ??
    t(home === undefined ? 'rental-marketplace.loading' : `rental-marketplace.${home === 'gone' ? 'gone' : 'failed'}`);
  return (
    <Dialog open size="lg" title={title} closeLabel={t('rental-marketplace.close')} onClose={onClose}>
      {found && <Details home={found} />}
      {home === 'failed' && <Button onClick={retry}>{t('rental-marketplace.retry')}</Button>}
      {home === 'gone' && <p>{t('rental-marketplace.goneText')}</p>}
      {home === undefined && <Skeleton label={t('rental-marketplace.loading')} />}
    </Dialog>
  );
}
