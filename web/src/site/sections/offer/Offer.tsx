import { Notice } from '@ui/states/Notice';
import { PROMOTION } from '../../facts/figures';
import { useSiteText } from '../../facts/use-site-text';
import { Section } from '../Section';
import styles from './Offer.module.css';

/** Whether a day is over everywhere in the Americas, which is the case at noon UTC of the next day. */
export function isOver(day: string, now = new Date()): boolean {
  return now.getTime() > Date.parse(`${day}T12:00:00Z`) + 24 * 3_600_000;
}

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
