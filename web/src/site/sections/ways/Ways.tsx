import { IfPage } from '@nav/IfPage';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { Link } from '@ui/link/Link';
import { useSiteText } from '../../facts/use-site-text';
import { Aside, type AsideProps } from '../aside/Aside';
import styles from './Ways.module.css';

export interface WaysProps extends Omit<AsideProps, 'children'> {
  /** Per page messages `<id>.<name>.title` and `.text`. */
  ways: readonly { name: string; href: string }[];
}

/** Pages that lead on, as a list of doors: a name and a line each. A way is absent while its page is. */
export function Ways({ ways, ...aside }: WaysProps) {
  const say = useSiteText();
  return (
    <Aside {...aside}>
      <ul className={styles.ways}>
        {ways.map(({ name, href }) => (
          <IfPage key={name} path={href}>
            <li className={styles.way}>
              <Link look="plain" href={href} className={styles.link}>
                <span className={styles.title}>{say(`${aside.id}.${name}.title`)}</span>
                <span className={styles.text}>{say(`${aside.id}.${name}.text`)}</span>
                <IconArrowRight className={styles.arrow} size={20} stroke={1.75} aria-hidden />
              </Link>
            </li>
          </IfPage>
        ))}
      </ul>
    </Aside>
  );
}
