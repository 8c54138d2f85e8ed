import { paths } from '@nav/paths';
import { HouseStill } from '@ui/art/stills';
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
      <Words id="philanthropy" texts={['mission']} tone="surface" />
      <Values id="philanthropy.values" values={['local', 'dignity', 'open', 'lasting']} />
      <Programmes id="philanthropy.programmes" tone="surface" />
      <Ways id="philanthropy.involved" ways={INVOLVED} />
    </>
  );
}
