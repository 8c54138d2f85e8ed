import Offer, { type LanguageOfferProps } from '@shared/language-offer/LanguageOffer';
import styles from './AnnouncementStrip.module.css';

/** The offer of another language in the place of the banner. */
export default function LanguageOffer(props: Omit<LanguageOfferProps, 'look'>) {
  return <Offer {...props} look={styles} />;
}
