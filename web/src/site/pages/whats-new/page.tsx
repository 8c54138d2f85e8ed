import { paths } from '@nav/paths';
import { Band } from '../../sections/band/Band';
import { Opening } from '../../sections/opening/Opening';
import { Releases } from '../../sections/releases/Releases';
import { Roadmap } from '../../sections/releases/Roadmap';

const HEAR = [{ href: paths.site('contact'), label: 'whats-new.hear.go' }];

/** Releases and roadmap. */
export default function WhatsNewPage() {
  return (
    <>
      <Opening id="whats-new.opening" />
      <Releases id="whats-new.releases" tone="surface" />
      <Roadmap id="whats-new.roadmap" />
      <Band id="whats-new.hear" tone="lamp" actions={HEAR} />
    </>
  );
}
