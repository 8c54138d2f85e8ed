import { serviceTypeFor, serviceTypeOf, TRADES_MAX, type Trade } from '../../../contract/service-types.js';

/** The trades of an entry in the directory: the label and trade of the main one, and all trades, the main one first. */
export interface Trades {
  serviceType: string;
  trade: Trade;
  trades: Trade[];
}

/** The trades of a new entry. The chosen service type is the main trade; without one, the first of the others is. */
export function firstTrades(serviceType: string | null, others: readonly Trade[]): Trades {
  const [first = 'other'] = others;
  const { value, trade } = serviceTypeOf(serviceType) ?? { value: serviceTypeFor(first), trade: first };
  return { serviceType: value, trade, trades: mainFirst(trade, others) };
}

/** The trades after a change of the main trade, of the list, or of both. If the list is left out, only the main trade changes. */
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
