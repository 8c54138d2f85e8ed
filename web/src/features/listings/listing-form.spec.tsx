import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Around } from '@nav/testing/Around';
import type { Unit } from './api/types';
import { ListingForm } from './components/ListingForm';

afterEach(cleanup);

describe('a listing that lacks something', () => {
  it('LS-010 leads to the first field that is wrong, far above the button that was pressed', async () => {
    const unit = { id: 'u1', currency: 'CAD', rentCents: null, marketRentCents: null } as unknown as Unit;
    render(<Around features={['listings', '../parts', '../app']}><QueryClientProvider client={new QueryClient()}><ListingForm unit={unit} listing={null} /></QueryClientProvider></Around>);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Publish' })));
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  });
});
