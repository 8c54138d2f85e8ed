/** Where there is little room, a figure wraps before the currency's code and not within it. */
export const amountThatWraps = (amount: string) => amount.replace(/\u00A0(?=[A-Z]{3}$)/u, ' ');
