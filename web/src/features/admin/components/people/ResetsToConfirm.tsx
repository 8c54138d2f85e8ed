import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@ui/link/Link';
import { Notice } from '@ui/states/Notice';
import { usersQuery } from '../../api/users';
import { nameOf } from './names';

/** The people with a two-step reset that a second admin has to confirm. */
export function ResetsToConfirm() {
  const t = useT();
  const { data } = useInfiniteQuery(usersQuery({ resetAsked: 'true' }));
  const users = data?.pages.flatMap(({ rows }) => rows) ?? [];
  if (users.length === 0) return null;
  return (
    <Notice tone="warning" title={t('admin.reset.toConfirm')}>
      {users.map((user) => (
        <div key={user.id}>
          <Link href={paths.adminUser(user.id)}>{nameOf(user)}</Link>
        </div>
      ))}
    </Notice>
  );
}
