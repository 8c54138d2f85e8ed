import type { UserType } from '@contract/roles';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Plate } from '@ui/plate/Plate';
import type { NavGroup } from '@ui/workspace/nav';
import { useNavigation } from './use-menu-counts';
import styles from './plates.module.css';

/** A landlord's properties below the menu: those that need attention, the oldest ones, and a link to the others. */
export function usePlates(role: UserType): NavGroup[] {
  const t = useT();
  const { properties = [], propertyCount = 0 } = useNavigation(role) ?? {};
  if (properties.length === 0) return [];
  const plates = properties.map(({ id, streetNumber, street, attention }) => ({
    href: paths.landlordProperty(id),
    icon: (
      <span className={styles.plate}>
        <Plate size="sm">{streetNumber}</Plate>
      </span>
    ),
    label: street,
    ...(attention && { alert: true, countWords: t('app.plates.attention') }),
  }));
  const others = propertyCount > properties.length;
  return [
    {
      label: t('app.plates.title'),
      items: others
        ? [...plates, { href: paths.landlordProperties(), label: t('app.plates.all', { count: propertyCount }) }]
        : plates,
      sidebarOnly: true,
    },
  ];
}
