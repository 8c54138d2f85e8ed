import { Plate } from '@ui/plate/Plate';
import { useSiteText } from '../../facts/use-site-text';
import { Aside, type AsideProps } from '../aside/Aside';
import styles from './Values.module.css';

export interface ValuesProps extends Omit<AsideProps, 'children'> {
  /** Per value messages `<id>.<value>.title` and `.text`. */
  values: readonly string[];
}

/** Principles in two columns, numbered like the houses of a street. */
export function Values({ values, ...aside }: ValuesProps) {
  const say = useSiteText();
  return (
    <Aside {...aside}>
      <ol className={styles.values}>
        {values.map((value, index) => (
          <li key={value} className={styles.value}>
            <Plate>{index + 1}</Plate>
            <div>
              <h3 className={styles.title}>{say(`${aside.id}.${value}.title`)}</h3>
              <p className={styles.text}>{say(`${aside.id}.${value}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Aside>
  );
}
