import { Stub } from '../../sections/stub/Stub';
import { Overview } from '../help-center/Overview';
import { SearchCard } from './SearchCard';

/** The heading and line, a search in the help center, and its articles by subject. */
export default function KnowledgeBasePage() {
  return (
    <Stub id="knowledge-base" ways={['help', 'tour', 'contact']} card={<SearchCard />}>
      <Overview />
    </Stub>
  );
}
