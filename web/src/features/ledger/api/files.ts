/** Files of payments and leases: where they are, and what they are called on the reader's disk, where the server doesn't name them. */
export const receiptFile = (paymentId: string, number: string) => ({
  path: `/api/payments/${paymentId}/receipt`,
  name: `${number}.pdf`,
});
export const statementFile = (leaseId: string, year: number, language: string, recorders = false) => ({
  path: `/api/leases/${leaseId}/statement?year=${year}&language=${language}${recorders ? '&recorders=true' : ''}`,
});
