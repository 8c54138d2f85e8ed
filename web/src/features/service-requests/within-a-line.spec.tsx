import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { ServiceRequest } from './api/types';
import { Where } from './components/Marks';
import { AddressText } from './components/OfferCard';

afterEach(cleanup);

const at = (unitLabel: string | null) =>
  ({
    place: { streetNumber: '87', street: 'avenue Laurier', city: 'Montréal', unitLabel },
  }) as unknown as ServiceRequest;
function shown(element: ReactElement): string {
  const { container } = render(
    <Around features={['service-requests']} language="fr">
      {element}
    </Around>,
  );
  return container.textContent ?? '';
}

it('a unit has a capital at the start of a line only', () => {
  expect(shown(<Where request={at('302')} />)).toBe('87Logement 302');
  expect(shown(<Where request={at(null)} />)).toBe('87Immeuble');
  expect(shown(<Where street request={at('302')} />)).toBe('87avenue Laurier, logement 302');
  expect(shown(<AddressText request={at(null)} />)).toBe('87 avenue Laurier, immeuble, Montréal');
});
