import { serviceTypeFor, serviceTypeOf, TRADES_MAX, type Trade } from '../../../contract/service-types.js';

/** What an entry of the directory says about its trades: the label and trade of the main one, and all of them, the main one first. */
export interface Trades {
  serviceType: string;
  trade: Trade;
  trades: Trade[];
}

/** Of a new entry: the service type that was chosen, then the others. Without one the first of the others is the main trade. */
export function firstTrades(serviceType: string | null, others: readonly Trade[]): Trades {
  const [first = 'other'] = others;
  const { value, trade } = serviceTypeOf(serviceType) ?? { value: serviceTypeFor(first), trade: first };
  return { serviceType: value, trade, trades: mainFirst(trade, others) };
}

/** After a change of the main trade, of the list, or of both. Who leaves the list out changes the main trade alone. */
export function changedTrades(before: Trades, asked: { serviceType?: string; trades?: Trade[] }): Trades {
  const { serviceType: label, trade: main, trades } = before;
  const listed = asked.trades ?? trades.filter((trade) => trade !== main);
  const chosen = serviceTypeOf(asked.serviceType);
  if (chosen) return { serviceType: chosen.value, trade: chosen.trade, trades: mainFirst(chosen.trade, listed) };
  if (!asked.trades || listed.includes(main))
    return { serviceType: label, trade: main, trades: mainFirst(main, listed) };
  return firstTrades(null, listed);
}

function mainFirst(main: Trade, others: readonly Trade[]): Trade[] {
  return [main, ...others.filter((trade) => trade !== main)].slice(0, TRADES_MAX);
}
