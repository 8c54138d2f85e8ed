import { lazyPart } from '@i18n/lazy-part';
import { useSyncExternalStore } from 'react';
import { Aside, type AsideProps } from '../aside/Aside';
import type { QuestionFormProps } from './QuestionForm';
import styles from './AskForm.module.css';

/** Loaded separately, because forms need more script than a page that is mostly read should wait for. */
const QuestionForm = lazyPart('forms', () => import('./QuestionForm'));

/** Messages `<id>.title`, `.text` and those of the form. */
export type AskFormProps = QuestionFormProps & Pick<AsideProps, 'tone'>;

const never = () => () => undefined;

/**
 * Asks the support team about one subject. It arrives as a message that staff can turn into a lead
 * (docs/specification/product.md).
 */
export function AskForm({ tone, ...form }: AskFormProps) {
  // Prerendered documents contain only the styles of the page, so the form appears when the page is live.
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const space = <div className={styles.space} />;
  return (
    <Aside id={form.id} text tone={tone}>
      {live ? <QuestionForm {...form} fallback={space} /> : space}
    </Aside>
  );
}
