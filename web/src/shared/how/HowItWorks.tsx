import { Disclosure } from '@ui/layout/Disclosure';
import styles from './HowItWorks.module.css';

interface HowItWorksProps {
  title: string;
  /** A sentence or two a line. */
  points: string;
}

/** Explains a page on the page itself: the help center has a fixed number of articles (decision 1623). */
export function HowItWorks({ title, points }: HowItWorksProps) {
  return (
    <Disclosure title={title} className={styles.how}>
      <ul className={styles.points}>
        {points.split('\n').map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
