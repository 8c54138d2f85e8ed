import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Link } from '@ui/link/Link';
import { Rows } from './Rows';

/** Articles of the help center; its catalogue has to be among the page's. */
export function KnowledgeLinks({
  articles,
  categories,
}: {
  articles: readonly string[];
  categories: readonly string[];
}) {
  const t = useT();
  const rows = [
    ...articles.map((slug) => ({
      id: slug,
      title: <Link href={paths.helpCenter({ article: slug })}>{t(messageId(`help-center.popular.${slug}`))}</Link>,
    })),
    ...categories.map((category) => ({
      id: category,
      title: (
        <Link href={paths.helpCenter({ category })}>{t(messageId(`help-center.category.${category}.title`))}</Link>
      ),
      text: t(messageId(`help-center.category.${category}.text`)),
    })),
  ];
  return <Rows rows={rows} />;
}
