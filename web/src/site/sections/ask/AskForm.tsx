import { lazyPart } from '@i18n/lazy-part';
import { useSyncExternalStore } from 'react';
import { Aside, type AsideProps } from '../aside/Aside';
import type { QuestionFormProps } from './QuestionForm';
import styles from './AskForm.module.css';

/** On its own: forms bring more script than a page that is mostly read should wait for. */
const QuestionForm = lazyPart('forms', () => import('./QuestionForm'));

/** Messages `<id>.title`, `.text` and those of the form. */
export type AskFormProps = QuestionFormProps & Pick<AsideProps, 'tone'>;

const never = () => () => undefined;

/** Asks the office about one subject; it arrives as a message that staff take over as a lead (docs/specification/product.md). */
export function AskForm({ tone, ...form }: AskFormProps) {
  // Documents made while building carry the styles of the page alone: the form comes when the page is live.
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
