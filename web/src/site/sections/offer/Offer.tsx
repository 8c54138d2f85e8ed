import { isOver, PROMOTION } from '@contract/promotion';
import { Notice } from '@ui/states/Notice';
import { useSiteText } from '../../facts/use-site-text';
import { Section } from '../Section';
import styles from './Offer.module.css';

/**
 * The banner of the documented offer, or after its last day the note that it has ended. Messages `<id>.banner`, `.ended.title`,
 * `.ended.text`.
 */
export function Offer({ id }: { id: string }) {
  const say = useSiteText();
  return (
    <>
      <p className={styles.banner}>{say(`${id}.banner`)}</p>
      {isOver(PROMOTION.lastDay) && (
        <Section className={styles.ended}>
          <Notice title={say(`${id}.ended.title`)}>{say(`${id}.ended.text`)}</Notice>
        </Section>
      )}
    </>
  );
}
