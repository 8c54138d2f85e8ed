import { ApiWays } from '../../sections/api/ApiWays';
import { FeatureList } from '../../sections/features/FeatureList';
import { Stub } from '../../sections/stub/Stub';

/** The heading and line, the way to the real documentation, and the rules that hold for every call. */
export default function ApiDocumentationPage() {
  return (
    <Stub id="api-documentation" ways={['status', 'enterprise', 'contact']}>
      <ApiWays id="api-documentation.start" />
      <FeatureList id="api-documentation.rules" items={['sign', 'keys', 'lists', 'money', 'repeat', 'errors']} />
    </Stub>
  );
}
