import { EditRuleDialog } from './EditRuleDialog';
import { HistoryDialog } from './HistoryDialog';
import type { RuleLine } from './place-lines';
import { RecordLine } from './RecordLine';
import { WithdrawDialog } from './WithdrawDialog';
import styles from './regions.module.css';

export type RuleDialog = 'edit' | 'next' | 'history' | 'withdraw';

interface RuleLinesProps {
  lines: readonly RuleLine[];
  /** What the region is called. */
  region: string;
  /** The topic of each open dialog. */
  open: Readonly<Record<RuleDialog, string>>;
  onOpen: (dialog: RuleDialog, topic: string) => void;
}

/** The rules of a region or of a place in it, and the dialogs about one of them. */
export function RuleLines({ lines, region, open, onOpen }: RuleLinesProps) {
  const lineOf = (dialog: RuleDialog) => lines.find(({ shown }) => shown.topic === open[dialog]);
  const [edited, followed, looked, withdrawn] = [
    lineOf('edit')?.subject,
    lineOf('next')?.subject,
    lineOf('history'),
    lineOf('withdraw'),
  ];
  const widerOf = ({ wider }: RuleLine) => wider.place ?? region;
  return (
    <>
      <ul className={styles.records}>
        {lines.map((line) => (
          <RecordLine
            key={line.shown.topic}
            line={line}
            region={region}
            onOpen={(dialog) => onOpen(dialog, line.shown.topic)}
          />
        ))}
      </ul>
      {edited && (
        <EditRuleDialog
          key={`${edited.region} ${edited.place} ${edited.topic}`}
          record={edited}
          onClose={() => onOpen('edit', '')}
        />
      )}
      {followed && (
        <EditRuleDialog
          key={`next ${followed.region} ${followed.place} ${followed.topic}`}
          record={followed}
          following
          onClose={() => onOpen('next', '')}
        />
      )}
      {looked && (
        <HistoryDialog record={looked.subject} region={widerOf(looked)} onClose={() => onOpen('history', '')} />
      )}
      {withdrawn && (
        <WithdrawDialog record={withdrawn.subject} region={widerOf(withdrawn)} onClose={() => onOpen('withdraw', '')} />
      )}
    </>
  );
}
