import { paths } from '@nav/paths';
import { HouseStill } from '@ui/art/stills';
import { SampleNote } from '../../sections/figures/SampleNote';
import { Programmes } from '../../sections/impact/Programmes';
import { Opening } from '../../sections/opening/Opening';
import { Values } from '../../sections/values/Values';
import { Ways } from '../../sections/ways/Ways';
import { Words } from '../../sections/words/Words';

const IMPACT = [{ href: paths.site('community-impact'), label: 'philanthropy.opening.go' }];

const INVOLVED = [
  { name: 'landlord', href: paths.registerLandlord() },
  { name: 'supplier', href: paths.registerSupplier() },
  { name: 'tenant', href: `${paths.site('rental-marketplace')}?cares=yes` },
  { name: 'nonprofit', href: paths.site('contact') },
];

/** Each section says that the program is made up, as readers may see only one of them. */
const SAMPLE = <SampleNote text="philanthropy.sample" />;

/** The charity program: mission, values, plans, how to take part. */
export default function PhilanthropyPage() {
  return (
    <>
      <Opening
        id="philanthropy.opening"
        tone="lamp"
        actions={IMPACT}
        picture={<HouseStill seed="cares" palette="brick" />}
      />
      <Words id="philanthropy" texts={['mission']} tone="surface" more={SAMPLE} />
      <Values id="philanthropy.values" values={['local', 'dignity', 'open', 'lasting']} more={SAMPLE} />
      <Programmes id="philanthropy.programmes" tone="surface" more={SAMPLE} />
      <Ways id="philanthropy.involved" ways={INVOLVED} more={SAMPLE} />
    </>
  );
}
