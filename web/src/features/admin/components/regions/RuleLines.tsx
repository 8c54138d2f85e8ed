import type { RegionRecord } from '../../api/regions';
import { EditRuleDialog } from './EditRuleDialog';
import { HistoryDialog } from './HistoryDialog';
import type { RuleLine } from './place-lines';
import { RecordLine } from './RecordLine';
import styles from './regions.module.css';
import { WithdrawDialog } from './WithdrawDialog';

export type RuleDialog = 'edit' | 'history' | 'withdraw';

interface RuleLinesProps {
  lines: readonly RuleLine[];
  /** What the region is called. */
  region: string;
  /** The topic of each open dialog. */
  open: Readonly<Record<RuleDialog, string>>;
  onOpen: (dialog: RuleDialog, topic: string) => void;
}

/** The rules of a region or of a city, and the dialogs about one of them. */
export function RuleLines({ lines, region, open, onOpen }: RuleLinesProps) {
  const subjectOf = (dialog: RuleDialog): RegionRecord | undefined => lines.find(({ shown }) => shown.topic === open[dialog])?.subject;
  const [edited, looked, withdrawn] = [subjectOf('edit'), subjectOf('history'), subjectOf('withdraw')];
  return (
    <>
      <ul className={styles.records}>
        {lines.map((line) => <RecordLine key={line.shown.topic} line={line} region={region} onOpen={(dialog) => onOpen(dialog, line.shown.topic)} />)}
      </ul>
      {edited && <EditRuleDialog key={`${edited.region} ${edited.place} ${edited.topic}`} record={edited} onClose={() => onOpen('edit', '')} />}
      {looked && <HistoryDialog record={looked} region={region} onClose={() => onOpen('history', '')} />}
      {withdrawn && <WithdrawDialog record={withdrawn} region={region} onClose={() => onOpen('withdraw', '')} />}
    </>
  );
}
