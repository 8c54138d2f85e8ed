import { lazy, Suspense } from 'react';
import { Aside, type AsideProps } from '../aside/Aside';
import type { QuestionFormProps } from './QuestionForm';

/** On its own: forms bring more script than a page that is mostly read should wait for. */
const QuestionForm = lazy(() => import('./QuestionForm'));

/** Messages `<id>.title`, `.text` and those of the form. */
export type AskFormProps = QuestionFormProps & Pick<AsideProps, 'tone'>;

/** Asks the office about one subject; it arrives as a message that staff take over as a lead (decisions, section 1). */
export function AskForm({ tone, ...form }: AskFormProps) {
  return (
    <Aside id={form.id} text tone={tone}>
      <Suspense>
        <QuestionForm {...form} />
      </Suspense>
    </Aside>
  );
}
