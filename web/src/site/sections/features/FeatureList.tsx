import type { TextValues } from '@i18n/messages';
import { Heading } from '@ui/layout/Heading';
import { useId } from 'react';
import { useSiteText } from '../../facts/use-site-text';
import { Aside, type AsideProps } from '../aside/Aside';
import { Section } from '../Section';
import styles from './FeatureList.module.css';

export interface FeatureListProps extends Omit<AsideProps, 'children'> {
  /** Per item messages `<id>.<item>.title` and `.text`. */
  items: readonly string[];
  /** What its texts leave open, besides the documented figures. */
  values?: TextValues;
  /** Rows beside the heading, or three columns below it. */
  look?: 'rows' | 'columns';
}

function Items({
  id,
  items,
  values,
  className,
}: Pick<FeatureListProps, 'id' | 'items' | 'values'> & { className: string | undefined }) {
  const say = useSiteText();
  return (
    <dl className={className}>
      {items.map((item) => (
        <div key={item} className={styles.item}>
          <dt className={styles.title}>{say(`${id}.${item}.title`)}</dt>
          <dd className={styles.text}>{say(`${id}.${item}.text`, values)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a thing does, item by item. */
export function FeatureList({ items, values, look = 'rows', ...aside }: FeatureListProps) {
  const say = useSiteText();
  const heading = useId();
  if (look === 'rows') {
    return (
      <Aside {...aside}>
        <Items id={aside.id} items={items} values={values} className={styles.list} />
      </Aside>
    );
  }
  return (
    <Section tone={aside.tone} labelledBy={heading}>
      <Heading level={2} look="d3" id={heading}>
        {say(`${aside.id}.title`)}
      </Heading>
      <Items id={aside.id} items={items} values={values} className={styles.columns} />
    </Section>
  );
}
