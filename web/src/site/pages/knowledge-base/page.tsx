import { Stub } from '../../sections/stub/Stub';

export default function KnowledgeBasePage() {
  return <Stub id="knowledge-base" ways={['help', 'tour', 'contact']} />;
}
