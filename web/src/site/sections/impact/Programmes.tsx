import { StatusChip } from '@ui/pane/StatusChip';
import { PROGRAMMES } from '../../facts/impact';
import { useSiteText } from '../../facts/use-site-text';
import { Aside, type AsideProps } from '../aside/Aside';
import { DatePassed } from '../passed/DatePassed';
import styles from './Programmes.module.css';

const CHIPS = { launching: 'scheduled', planning: 'submitted', development: 'inprogress' } as const;

/**
 * Planned programs, with status and time. Messages `<id>.title`, `.status.<status>`, per program `.title`, `.text`,
 * `.when`.
 */
export function Programmes({ id, tone, more }: Pick<AsideProps, 'id' | 'tone' | 'more'>) {
  const say = useSiteText();
  return (
    <Aside id={id} tone={tone} more={more}>
      <ul className={styles.programmes}>
        {PROGRAMMES.map((programme) => (
          <li key={programme.id} className={styles.programme}>
            <div className={styles.head}>
              <h3 className={styles.title}>{say(`${id}.${programme.id}.title`)}</h3>
              <StatusChip status={CHIPS[programme.status]}>{say(`${id}.status.${programme.status}`)}</StatusChip>
            </div>
            <p className={styles.text}>{say(`${id}.${programme.id}.text`)}</p>
            <p className={styles.when}>{say(`${id}.${programme.id}.when`)}</p>
            {programme.lastDay && <DatePassed className={styles.when} day={programme.lastDay} text={`${id}.passed`} />}
          </li>
        ))}
      </ul>
    </Aside>
  );
}
