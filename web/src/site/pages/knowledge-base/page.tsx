import { Stub } from '../../sections/stub/Stub';
import { Overview } from '../help-center/Overview';

/** The heading and line, and the way into the articles of the help centre. */
export default function KnowledgeBasePage() {
  return (
    <Stub id="knowledge-base" ways={['help', 'tour', 'contact']}>
      <Overview />
    </Stub>
  );
}
