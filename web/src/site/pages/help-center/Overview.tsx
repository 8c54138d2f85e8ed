import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { Heading } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { useId } from 'react';
import { Section } from '../../sections/Section';
import { ArticleLinks } from './ArticleLinks';
import { CATEGORIES, POPULAR, type CategoryId } from './categories';
import styles from './help.module.css';

const ICONS: Readonly<Record<CategoryId, typeof IconHome>> = {
  'getting-started': IconHome,
  rent: IconReceipt,
  leases: IconFileText,
  repairs: IconTool,
};

/** The four categories with the number of their articles, and what most people ask. */
export function Overview() {
  const t = useT();
  const heading = useId();
  const popular = useId();
  return (
    <>
      <Section labelledBy={heading}>
        <Heading level={2} look="d3" id={heading}>
          {t('help-center.categories')}
        </Heading>
        <ul className={styles.categories}>
          {CATEGORIES.map(({ id, count }) => (
            <li key={id}>
              <Link look="plain" className={styles.category} href={paths.helpCenter({ category: id })}>
                <Icon id={id} />
                <span className={styles.name}>{t(`help-center.category.${id}.title`)}</span>
                <span className={styles.text}>{t(`help-center.category.${id}.text`)}</span>
                <span className={styles.note}>{t('help-center.articles', { count })}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy={popular}>
        <Heading level={2} look="d3" id={popular}>
          {t('help-center.popular')}
        </Heading>
        <ArticleLinks articles={POPULAR.map((slug) => ({ slug, title: t(`help-center.popular.${slug}`) }))} />
      </Section>
    </>
  );
}

function Icon({ id }: { id: CategoryId }) {
  const Drawing = ICONS[id];
  return <Drawing size={24} stroke={1.75} aria-hidden />;
}
