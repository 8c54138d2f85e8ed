import { paths } from '@nav/paths';
import { IMPACT } from '../../facts/figures';
import { useSiteText } from '../../facts/use-site-text';
import { ArrowLink } from '../../sections/ArrowLink';
import { Closing } from '../../sections/closing/Closing';
import { SampleNote } from '../../sections/figures/SampleNote';
import { NightHome } from '../../sections/fragments/NightHome';
import { FiftyHomes } from '../../sections/homes/FiftyHomes';
import { Opening } from '../../sections/opening/Opening';
import { Split } from '../../sections/split/Split';
import { Values } from '../../sections/values/Values';
import { Words } from '../../sections/words/Words';

/** Mission, vision and the four values. */
export default function AboutPage() {
  const say = useSiteText();
  return (
    <>
      <Opening id="about.opening" picture={<NightHome seed="about" window={[2, 0]} />} />
      <Words id="about" texts={['mission', 'vision']} tone="surface" />
      <Values id="about.values" values={['clear', 'fair', 'kind', 'steady']} />
      <Split
        id="about.cares"
        tone="lamp"
        more={
          <>
            <SampleNote />
            <ArrowLink href={paths.site('community-impact')}>{say('about.cares.go')}</ArrowLink>
          </>
        }
      >
        <FiftyHomes count={IMPACT.propertiesPerHome} />
      </Split>
      <Closing id="about.closing" href={paths.site('product-tour')} />
    </>
  );
}
