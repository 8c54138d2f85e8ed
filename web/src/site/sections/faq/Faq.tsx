import { Disclosure } from '@ui/layout/Disclosure';
import { useSiteText } from '../../facts/use-site-text';
import { Aside, type AsideProps } from '../aside/Aside';

export interface FaqProps extends Omit<AsideProps, 'children'> {
  /** Per question messages `<id>.<question>.title` and `.text`. */
  questions: readonly string[];
}

/** Questions people ask; the first answers are open. */
export function Faq({ questions, ...aside }: FaqProps) {
  const say = useSiteText();
  return (
    <Aside {...aside}>
      {questions.map((question, index) => (
        <Disclosure key={question} title={say(`${aside.id}.${question}.title`)} open={index < 2}>
          <p>{say(`${aside.id}.${question}.text`)}</p>
        </Disclosure>
      ))}
    </Aside>
  );
}
