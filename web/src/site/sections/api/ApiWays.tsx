import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useSiteText } from '../../facts/use-site-text';
import { Aside } from '../aside/Aside';
import styles from '../ways/Ways.module.css';

/** Addresses that the server itself answers: no pages of ours. */
const ADDRESSES = [
  { name: 'docs', href: '/api/docs' },
  { name: 'json', href: '/api/openapi.json' },
] as const;

/** The pages about the API that the server brings. Messages `<id>.title`, per address `.title`, `.text`. */
export function ApiWays({ id }: { id: string }) {
  const say = useSiteText();
  return (
    <Aside id={id}>
      <ul className={styles.ways}>
        {ADDRESSES.map(({ name, href }) => (
          <li key={name} className={styles.way}>
            <a href={href} className={styles.link}>
              <span className={styles.title}>{say(`${id}.${name}.title`)}</span>
              <span className={styles.text}>{say(`${id}.${name}.text`)}</span>
              <IconArrowRight className={styles.arrow} size={20} stroke={1.75} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </Aside>
  );
}
