import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useRemembered } from '@i18n/remember';
import { paths } from '@nav/paths';
import { Heading } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { useId } from 'react';
import { Section } from '../../sections/Section';
import { ArticleLinks } from './ArticleLinks';
import { articlesOf } from './articles';
import type { CategoryId } from './categories';
import styles from './help.module.css';

/** The articles of one category. */
export function CategoryPart({ category }: { category: CategoryId }) {
  const t = useT();
  const heading = useId();
  const { language } = useLanguage();
  const articles = useRemembered(articlesOf(category, language));
  return (
    <Section labelledBy={heading} className={styles.found}>
      <Heading level={2} look="d3" id={heading}>
        {t(`help-center.category.${category}.title`)}
      </Heading>
      <p className={styles.note}>{t('help-center.articles', { count: articles.length })}</p>
      <ArticleLinks articles={articles} />
      <Link href={paths.helpCenter()}>{t('help-center.back')}</Link>
    </Section>
  );
}
