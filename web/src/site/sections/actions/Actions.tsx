import { IfPage } from '@nav/IfPage';
import { paths } from '@nav/paths';
import { ButtonLink, type ButtonLook } from '@ui/controls/Button';
import { useSiteText } from '../../facts/use-site-text';
import styles from './Actions.module.css';

export interface Action {
  href: string;
  /** Message of the button. */
  label: string;
}

export interface ActionsProps {
  actions: readonly Action[];
  /** Looks of the first button and of the others. On dark sections the first is amber. */
  night?: boolean;
  size?: ButtonLook['size'];
}

/** The buttons below a headline: the main one, then the alternatives. A button isn't shown if its page doesn't exist. */
export function Actions({ actions, night, size = 'lg' }: ActionsProps) {
  const say = useSiteText();
  const looks = night ? (['accent', 'ghost'] as const) : (['primary', 'secondary'] as const);
  return (
    <div className={styles.actions}>
      {actions.map(({ href, label }, index) => (
        <IfPage key={label} path={href}>
          <ButtonLink
            variant={looks[index === 0 ? 0 : 1]}
            size={size}
            href={href}
            className={night && index > 0 ? styles.ghost : undefined}
          >
            {say(label)}
          </ButtonLink>
        </IfPage>
      ))}
    </div>
  );
}

/** The trial first, which starts with the landlord's sign-up, then a demo: what most pages offer. */
export const USUAL_ACTIONS: readonly Action[] = [
  { href: paths.registerLandlord(), label: 'site.trial' },
  { href: paths.site('demo'), label: 'site.demo' },
];
