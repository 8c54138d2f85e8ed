import { apiFetch } from '@api/client';
import { useAction } from '@api/use-action';

async function download({ id, receiptNumber }: { id: string; receiptNumber: string | null }): Promise<void> {
  const response = await apiFetch(`/api/payments/${id}/receipt`);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `${receiptNumber ?? 'receipt'}.pdf`;
  link.click();
  // The browser has taken the file by then; an address that is kept would keep its bytes.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Fetches a receipt with the session's header, so that no token stands in an address. */
export function useReceipt() {
  return useAction({ run: download });
}
