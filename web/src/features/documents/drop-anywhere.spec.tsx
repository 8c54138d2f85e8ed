import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { leasesToFileQuery } from './api/leases-to-file';
import { DropAnywhere } from './components/DropAnywhere';
import { UploadCard } from './components/UploadCard';

afterEach(cleanup);

const AROUND = ['documents', '../app', '../shared', '../api'];
const paper = () => new File(['%PDF'], 'Lease.pdf', { type: 'application/pdf' });
const client = () => new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });

it('a paper that is dropped on the list of documents is asked where it belongs, and can be filed there', async () => {
  const cache = client();
  const lease = { id: 'l1', streetNumber: '87', street: 'Laurier', unitLabel: '302', tenants: ['Kim Larsen'] };
  cache.setQueryData(leasesToFileQuery('').queryKey, {
    pages: [{ rows: [lease], next: undefined }],
    pageParams: [undefined],
  } as never);
  render(
    <Around features={AROUND}>
      <QueryClientProvider client={cache}>
        <DropAnywhere />
      </QueryClientProvider>
    </Around>,
  );
  const zone = screen.getByText('Choose files, or drop them here').closest('label');
  await act(async () => void fireEvent.drop(zone as Element, { dataTransfer: { files: [paper()], types: ['Files'] } }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.getByText('Lease.pdf')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'File document', hidden: true })).toBeNull();
  fireEvent.change(dialog.getByLabelText('Belongs to'), { target: { value: 'l1' } });
  expect(dialog.getByText(/87-302 Laurier/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'File document', hidden: true })).toBeTruthy();
});

it('an upload that fails says which file, and why', async () => {
  render(
    <Around features={AROUND}>
      <QueryClientProvider client={client()}>
        <UploadCard unitId="u1" leases={[]} />
      </QueryClientProvider>
    </Around>,
  );
  const huge = paper();
  Object.defineProperty(huge, 'size', { value: 1e9 });
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  await act(async () => void fireEvent.change(input, { target: { files: [huge] } }));
  expect(screen.getByText('Lease.pdf wasn’t added. It’s larger than 20 MB.')).toBeTruthy();
});
