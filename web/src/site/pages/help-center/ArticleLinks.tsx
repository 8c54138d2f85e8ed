import { paths } from '@nav/paths';
import { Link } from '@ui/link/Link';
import styles from './help.module.css';

/** Titles that lead to their articles. */
export function ArticleLinks({ articles }: { articles: readonly { slug: string; title: string; note?: string }[] }) {
  return (
    <ul className={styles.list}>
      {articles.map(({ slug, title, note }) => (
        <li key={slug} className={styles.entry}>
          <Link className={styles.entryLink} href={paths.helpCenter({ article: slug })}>
            {title}
          </Link>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
