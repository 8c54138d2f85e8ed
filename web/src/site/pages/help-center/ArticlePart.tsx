import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useRemembered } from '@i18n/remember';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { Heading } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { Section } from '../../sections/Section';
import { ArticleLinks } from './ArticleLinks';
import { allArticles } from './articles';
import styles from './help.module.css';

const NEIGHBOURS = 4;

/** One article at an address of its own, and others of its category. */
export function ArticlePart({ slug }: { slug: string }) {
  const t = useT();
  const { language } = useLanguage();
  const articles = useRemembered(allArticles(language));
  const article = articles.find((candidate) => candidate.slug === slug);
  usePageTitle(article?.title);
  if (!article) return <NoArticle />;
  const same = articles.filter(({ category }) => category === article.category);
  const at = same.indexOf(article);
  const others = [...same.slice(at + 1), ...same.slice(0, at)].slice(0, NEIGHBOURS);
  const crumbs = [
    { label: t('help-center.title'), href: paths.helpCenter() },
    {
      label: t(`help-center.category.${article.category}.title`),
      href: paths.helpCenter({ category: article.category }),
    },
    { label: article.title },
  ];
  return (
    <Section className={styles.reading}>
      <article className={styles.article}>
        <Breadcrumbs label={t('help-center.crumbs')} items={crumbs} />
        <Heading level={2} look="d2">
          {article.title}
        </Heading>
        {article.text.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </article>
      <aside className={styles.others}>
        <Heading level={3}>{t('help-center.others')}</Heading>
        <ArticleLinks articles={others} />
        <Link href={paths.helpCenter()}>{t('help-center.back')}</Link>
      </aside>
    </Section>
  );
}

function NoArticle() {
  const t = useT();
  return (
    <Section>
      <p className={styles.paragraph}>{t('help-center.noArticle')}</p>
      <Link href={paths.helpCenter()}>{t('help-center.back')}</Link>
    </Section>
  );
}
