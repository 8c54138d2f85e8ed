import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useRemembered } from '@i18n/remember';
import { paths } from '@nav/paths';
import { Heading } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { useId } from 'react';
import { Section } from '../../sections/Section';
import { ArticleLinks } from './ArticleLinks';
import { allArticles } from './articles';
import { searchArticles } from './search';
import styles from './help.module.css';

/** What was found, in the reader's language. */
export function ResultsPart({ question }: { question: string }) {
  const t = useT();
  const heading = useId();
  const { language } = useLanguage();
  const found = searchArticles(useRemembered(allArticles(language)), question);
  return (
    <Section labelledBy={heading} className={styles.found}>
      <Heading level={2} look="d3" id={heading}>
        {t('help-center.results')}
      </Heading>
      <p role="status" className={styles.note}>
        {t('help-center.found', { count: found.length, question })}
      </p>
      {found.length > 0 ? (
        <ArticleLinks
          articles={found.map(({ slug, title, category }) => ({
            slug,
            title,
            note: t(`help-center.category.${category}.title`),
          }))}
        />
      ) : (
        <p className={styles.paragraph}>{t('help-center.nothing')}</p>
      )}
      <Link href={paths.helpCenter()}>{t('help-center.back')}</Link>
    </Section>
  );
}
