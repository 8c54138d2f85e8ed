import { Pane } from '@ui/pane/Pane';
import { useSiteText } from '../../facts/use-site-text';
import styles from './Promises.module.css';

/** What applies to every plan, in one line. Messages `<id>.<name>`. */
export function Promises({ id, promises }: { id: string; promises: readonly string[] }) {
  const say = useSiteText();
  return (
    <ul className={styles.promises}>
      {promises.map((name) => (
        <li key={name}>
          <Pane status="completed" />
          <span>{say(`${id}.${name}`)}</span>
        </li>
      ))}
    </ul>
  );
}
