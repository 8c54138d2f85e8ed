import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { acceptedWays, type Way, type WayTexts } from './ways';
import styles from './ways.module.css';

type Line = readonly [label: MessageId | null, text: string | null];

/** Each way with what one needs for it; the notes are the landlord's own words. */
const LINES: Readonly<Record<Way, (texts: WayTexts) => readonly Line[]>> = {
  transfer: ({ transferTo, transferNote }) => [
    ['payments.ways.sendTransfer', transferTo],
    [null, transferNote],
  ],
  cheque: ({ chequePayableTo, chequeSendTo, chequeNote }) => [
    ['payments.ways.payableTo', chequePayableTo],
    ['payments.ways.sendTo', chequeSendTo],
    [null, chequeNote],
  ],
  bank: ({ bankHolder, bankDetails, bankNote }) => [
    ['payments.ways.holder', bankHolder],
    ['payments.ways.account', bankDetails],
    [null, bankNote],
  ],
  cash: ({ cashHow }) => [[null, cashHow]],
};

/** How to pay outside of the product, way by way. */
export function WaysList({ texts }: { texts: WayTexts }) {
  const t = useT();
  return (
    <ul className={styles.ways}>
      {acceptedWays(texts).map((way) => (
        <li key={way} className={styles.way}>
          <strong>{t(`payments.method.${way}`)}</strong>
          {LINES[way](texts).map(([label, text], at) =>
            text ? (
              <p key={at} className={styles.line}>
                {label && <span className={styles.label}>{t(label)}</span>}
                <span className={styles.text}>{text}</span>
              </p>
            ) : null,
          )}
        </li>
      ))}
    </ul>
  );
}
