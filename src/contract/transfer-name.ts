/**
 * The name of a payment method where the payment is made. An e-transfer (Interac) exists only in Canada; a transfer that
 * a landlord records in another currency is named a bank transfer. What is stored stays `transfer`.
 */
export const methodIn = <Method extends string>(
  method: Method,
  currency: string,
): Exclude<Method, 'transfer'> | 'transfer' | 'bank' =>
  method === 'transfer' && currency !== 'CAD' ? 'bank' : (method as Exclude<Method, 'transfer'>);
