import { Releases } from '../../sections/releases/Releases';
import { Stub } from '../../sections/stub/Stub';

/** The heading and line of the blog, and the releases, which are what we have to tell. */
export default function BlogPage() {
  return (
    <Stub id="blog" ways={['news', 'cares', 'about']}>
      <Releases id="whats-new.releases" />
    </Stub>
  );
}
