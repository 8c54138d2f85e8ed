import { useFormats } from '@i18n/formats';
import { Button } from '@ui/controls/Button';
import { StatusChip } from '@ui/pane/StatusChip';
import { useEffect, useState } from 'react';
import { useSiteText } from '../../facts/use-site-text';
import { Aside } from '../aside/Aside';
import { probe, PROBES, type Answer } from './probe';
import styles from './StatusBoard.module.css';

type Answers = Partial<Record<(typeof PROBES)[number]['id'], Answer>>;

/** Runs all probes when the page is live, and again on demand. */
function useAnswers() {
  const [round, setRound] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const [at, setAt] = useState<Date>();
  useEffect(() => {
    const stop = new AbortController();
    for (const { id, path } of PROBES) {
      void probe(path, stop.signal).then((answer) => {
        if (stop.signal.aborted) return;
        setAnswers((known) => ({ ...known, [id]: answer }));
        setAt(new Date());
      });
    }
    return () => stop.abort();
  }, [round]);
  const again = () => {
    setAnswers({});
    setRound((count) => count + 1);
  };
  return { answers, at, again };
}

function State({ id, answer }: { id: string; answer: Answer | undefined }) {
  const say = useSiteText();
  if (!answer) return <StatusChip status="processing">{say(`${id}.checking`)}</StatusChip>;
  return (
    <StatusChip status={answer.works ? 'completed' : 'overdue'}>
      {say(answer.works ? `${id}.works` : `${id}.fails`)}
    </StatusChip>
  );
}

/**
 * The state of the system as this browser sees it. Messages `<id>.title`, `.checking`, `.works`, `.fails`, `.took`, `.again`,
 * `.at`, per probe `.title`, `.text`.
 */
export function StatusBoard({ id }: { id: string }) {
  const say = useSiteText();
  const { instant, number } = useFormats();
  const { answers, at, again } = useAnswers();
  return (
    <Aside
      id={id}
      more={
        <div className={styles.more}>
          <p className={styles.quiet} role="status">
            {at && say(`${id}.at`, { time: instant(at, { timeStyle: 'medium' }) })}
          </p>
          <Button variant="secondary" onClick={again}>
            {say(`${id}.again`)}
          </Button>
        </div>
      }
    >
      <ul className={styles.probes}>
        {PROBES.map((one) => (
          <li key={one.id} className={styles.probe}>
            <div>
              <h3 className={styles.name}>{say(`${id}.${one.id}.title`)}</h3>
              <p className={styles.quiet}>{say(`${id}.${one.id}.text`)}</p>
            </div>
            <span className={styles.quiet}>
              {answers[one.id]?.works &&
                say(`${id}.took`, { milliseconds: number(answers[one.id]?.milliseconds ?? 0) })}
            </span>
            <State id={id} answer={answers[one.id]} />
          </li>
        ))}
      </ul>
    </Aside>
  );
}
