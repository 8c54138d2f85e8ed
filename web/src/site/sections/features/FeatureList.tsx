import { useSiteText } from '../../facts/use-site-text';
import { Aside, type AsideProps } from '../aside/Aside';
import styles from './FeatureList.module.css';

export interface FeatureListProps extends Omit<AsideProps, 'children'> {
  /** Per item messages `<id>.<item>.title` and `.text`. */
  items: readonly string[];
}

/** What a thing does, one line of the list each. */
export function FeatureList({ items, ...aside }: FeatureListProps) {
  const say = useSiteText();
  return (
    <Aside {...aside}>
      <dl className={styles.list}>
        {items.map((item) => (
          <div key={item} className={styles.item}>
            <dt className={styles.title}>{say(`${aside.id}.${item}.title`)}</dt>
            <dd className={styles.text}>{say(`${aside.id}.${item}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Aside>
  );
}
