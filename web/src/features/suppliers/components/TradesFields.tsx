import { serviceTypeOf, TRADES, TRADES_MAX, type Trade } from '@contract/service-types';
import { useT } from '@i18n/messages';
import { useByWords } from '@shared/list/by-words';
import { Checkbox } from '@ui/fields/Choice';
import { SelectField } from '@ui/fields/SelectField';
import styles from './TradesFields.module.css';

interface TradesFieldsProps {
  /** Labels to choose the main trade from, one for each trade. */
  types: readonly string[];
  serviceType: string;
  /** The text for no main trade, if it is optional. */
  placeholder?: string;
  others: readonly Trade[];
  onChange: (chosen: { serviceType: string; others: Trade[] }) => void;
}

/** Fields for a supplier's main trade and other trades. The others appear once a main trade is chosen. */
export function TradesFields({ types, serviceType, placeholder, others, onChange }: TradesFieldsProps) {
  const t = useT();
  const main = serviceTypeOf(serviceType)?.trade;
  const names = useByWords(types.map((value) => ({ value, label: t(`suppliers.trade.${tradeOf(value)}`) })));
  const rest = useByWords(TRADES.map((value) => ({ value, label: t(`suppliers.trade.${value}`) })));
  const chosen = others.filter((trade) => trade !== main);
  const full = chosen.length >= TRADES_MAX - 1;
  const toggle = (trade: Trade) =>
    onChange({
      serviceType,
      others: chosen.includes(trade) ? chosen.filter((one) => one !== trade) : [...chosen, trade],
    });
  return (
    <>
      <SelectField
        name="serviceType"
        label={t('suppliers.trade.main')}
        placeholder={placeholder}
        options={names}
        value={serviceType}
        onChange={(event) => onChange({ serviceType: event.target.value, others: [...others] })}
      />
      {main && (
        <fieldset className={styles.set}>
          <legend>{t('suppliers.trade.others')}</legend>
          <p className={styles.help}>{t('suppliers.trade.othersHelp', { max: TRADES_MAX - 1 })}</p>
          <div className={styles.choices}>
            {rest
              .filter(({ value }) => value !== main)
              .map(({ value, label }) => (
                <Checkbox
                  key={value}
                  label={label}
                  checked={chosen.includes(value)}
                  disabled={full && !chosen.includes(value)}
                  onChange={() => toggle(value)}
                />
              ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

/** The names of all trades, the main one first. */
export function useTradesWords(): (supplier: { trades: readonly Trade[] }) => string {
  const t = useT();
  return ({ trades }) => trades.map((trade) => t(`suppliers.trade.${trade}`)).join(', ');
}

export const tradeOf = (serviceType: string): Trade => serviceTypeOf(serviceType)?.trade ?? 'other';

/** The fields for the API: the main trade, if there is one, and all trades. */
export const tradesOf = (serviceType: string, others: readonly Trade[]) =>
  serviceType ? { serviceType, trades: [...new Set([tradeOf(serviceType), ...others])] } : {};
