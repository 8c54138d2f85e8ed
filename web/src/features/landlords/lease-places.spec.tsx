import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { click, showPage } from '@nav/testing/show-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { PropertyStep } from './components/wizard/PropertyStep';
import { UnitStep } from './components/wizard/UnitStep';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const property = (id: string, street: string) => ({
  id,
  streetNumber: '87',
  street,
  city: 'Montréal',
  occupiedCount: 0,
  unitCount: 1,
});
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked, value }) => (checked ? value : []));
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });

describe('TN-010 where a new lease is', () => {
  it.each([
    [['p1'], ['p1']],
    [['p1', 'p2'], []],
  ])('of the properties %j the one that there is is chosen: %j', async (ids, expected) => {
    const onNext = jest.fn();
    showPage({
      page: <PropertyStep chosen={undefined} onNext={onNext} />,
      features: ['landlords'],
      answer: () => [200, ids.map((id) => property(id, `Rue ${id}`)), { 'X-Total-Count': String(ids.length) }],
    });
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(ids.length));
    expect(chosen()).toEqual(expected);
    expect(next().disabled).toBe(expected.length === 0);
    if (expected.length === 0) return;
    await click('Continue');
    expect(onNext).toHaveBeenCalledWith('p1');
  });

  it.each([
    ['one that can be let', ['available', 'occupied', 'offline'], ['u0']],
    ['two that can be let', ['available', 'available'], []],
    ['none that can be let', ['occupied', 'occupied'], []],
  ])('of the units, %s', async (_name, states, expected) => {
    const unit = (status: string, at: number) => ({
      id: `u${at}`,
      label: String(at),
      status,
      lease: status === 'occupied' ? { tenants: ['Kim Larsen'] } : null,
    });
    showPage({
      page: <UnitStep propertyId="p1" chosen={undefined} onNext={() => undefined} />,
      features: ['landlords'],
      answer: () => [200, { ...property('p1', 'Laurier'), currency: 'CAD', units: states.map(unit) }],
    });
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(states.length));
    expect(chosen()).toEqual(expected);
  });
});
