import { StatusChip } from '@ui/pane/StatusChip';
import { ROADMAP } from '../../facts/releases';
import { useSiteText } from '../../facts/use-site-text';
import { Aside, type AsideProps } from '../aside/Aside';
import { DatePassed } from '../passed/DatePassed';
import styles from './Roadmap.module.css';

const CHIPS = { development: 'inprogress', planned: 'submitted' } as const;

/** What is being built and what is planned, by quarter. Messages `<id>.quarter`, `.status.<status>`, per item `.title`, `.text`; `.passed` once a quarter has ended. */
export function Roadmap({ id, tone }: Pick<AsideProps, 'id' | 'tone'>) {
  const say = useSiteText();
  return (
    <Aside id={id} text tone={tone}>
      <ol className={styles.items}>
        {ROADMAP.map((item) => (
          <li key={item.id} className={styles.item}>
            <p className={styles.quarter}>{say(`${id}.quarter`, { quarter: item.quarter, year: item.year })}</p>
            <div>
              <h3 className={styles.title}>{say(`${id}.${item.id}.title`)}</h3>
              <p className={styles.text}>{say(`${id}.${item.id}.text`)}</p>
              <DatePassed className={styles.text} day={item.lastDay} text={`${id}.passed`} />
            </div>
            <StatusChip status={CHIPS[item.status]}>{say(`${id}.status.${item.status}`)}</StatusChip>
          </li>
        ))}
      </ol>
    </Aside>
  );
}
