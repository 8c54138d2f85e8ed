import { CARES_FLAG } from '@contract/listing-options';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import IconBath from '@tabler/icons-react/dist/esm/icons/IconBath.mjs';
import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import IconRulerMeasure from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { Tag } from '@ui/controls/Tag';
import { cx } from '@ui/cx';
import { Picture } from './Picture';
import type { Home } from './types';
import { useFacts } from './use-facts';
import styles from './marketplace.module.css';

/** What a home is known by: verified landlord and rating. */
export function Trust({ home }: { home: Home }) {
  const t = useT();
  const { number } = useFormats();
  return (
    <span className={styles.trust}>
      {home.isVerified && (
        <span className={styles.verified}>
          <IconRosetteDiscountCheck size={16} stroke={1.75} aria-hidden /> {t('rental-marketplace.verified')}
        </span>
      )}
      {home.landlordRating !== null && (
        <span role="img" aria-label={t('rental-marketplace.rating', { rating: number(home.landlordRating) })}>
          <IconStarFilled size={16} aria-hidden /> {number(home.landlordRating, { minimumFractionDigits: 1 })}
        </span>
      )}
    </span>
  );
}

/** Sample and giving program. */
export function Badges({ home }: { home: Home }) {
  const t = useT();
  return (
    <span className={styles.badges}>
      {home.sample && <Tag>{t('rental-marketplace.sample')}</Tag>}
      {home[CARES_FLAG] && (
        <span className={styles.cares}>
          <IconHeartHandshake size={16} stroke={1.75} aria-hidden /> {t('rental-marketplace.caresBadge')}
        </span>
      )}
    </span>
  );
}

/** Bedrooms, bathrooms, area: each said in full to those who listen. */
function Rooms({ home }: { home: Home }) {
  const t = useT();
  const { bedrooms, bathrooms, area } = useFacts()(home);
  return (
    <span className={styles.rooms}>
      <span role="img" aria-label={t('rental-marketplace.bedroomsAre', { bedrooms })}>
        <IconBed size={18} stroke={1.5} aria-hidden /> {bedrooms}
      </span>
      <span role="img" aria-label={t('rental-marketplace.bathroomsAre', { bathrooms })}>
        <IconBath size={18} stroke={1.5} aria-hidden /> {bathrooms}
      </span>
      {area && (
        <span>
          <IconRulerMeasure size={18} stroke={1.5} aria-hidden /> {area}
        </span>
      )}
    </span>
  );
}

interface HomeCardProps {
  home: Home;
  /** Set for the first home in the list, so that its picture is loaded immediately. */
  first: boolean;
  favorite: boolean;
  onFavorite: () => void;
  onOpen: () => void;
}

/** A home in the list: pressing it opens its details, the heart marks it. */
export function HomeCard({ home, first, favorite, onFavorite, onOpen }: HomeCardProps) {
  const t = useT();
  const facts = useFacts()(home);
  return (
    <li className={styles.card}>
      <div className={styles.frame}>
        <Picture home={home} first={first} />
        <Badges home={home} />
        <button
          type="button"
          className={styles.heart}
          aria-pressed={favorite}
          aria-label={t('rental-marketplace.favorite', { title: home.title })}
          onClick={onFavorite}
        >
          {favorite ? <IconHeartFilled size={20} aria-hidden /> : <IconHeart size={20} stroke={1.75} aria-hidden />}
        </button>
      </div>
      <div className={styles.words}>
        <p className={styles.first}>
          <span>
            <strong className={styles.rent}>{facts.rent}</strong> {t('rental-marketplace.month')}
          </span>
          <Trust home={home} />
        </p>
        <h2 className={styles.title}>
          <button type="button" onClick={onOpen}>
            {home.title}
          </button>
        </h2>
        <p className={styles.place}>{facts.place}</p>
        <p className={styles.last}>
          <Rooms home={home} />
          <span className={cx(facts.isFree && styles.now)}>{facts.free}</span>
        </p>
      </div>
    </li>
  );
}
