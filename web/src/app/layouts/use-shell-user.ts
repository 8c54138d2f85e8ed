import { signOut, useProfile } from '@api/session';
import { LANGUAGES } from '@contract/languages';
import type { UserType } from '@contract/roles';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { showShortcuts } from '@shared/keys/shortcuts-page';
import type { MenuItem } from '@ui/overlay/Menu';
import { useTheme, type ThemeChoice } from '@ui/theme/theme';
import type { ShellUser } from '@ui/workspace/nav';
import { useLeave } from '../leaving/leave';
import { useMailLanguage } from '../session/use-mail-language';

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

function useLanguageItems(): MenuItem[] {
  const { language, choose } = useMailLanguage();
  return LANGUAGES.map(({ code, nativeName }) => ({
    label: nativeName,
    lang: code,
    checked: code === language,
    onSelect: () => choose(code),
  }));
}

function useThemeItems(): MenuItem[] {
  const t = useT();
  const { choice, choose } = useTheme();
  return THEMES.map((theme) => ({
    label: t(`app.theme.${theme}`),
    checked: theme === choice,
    onSelect: () => choose(theme),
  }));
}

/** The support team doesn't ask itself for help. */
const asks = (userType: UserType) => userType !== 'staff' && userType !== 'admin';

/** The signed-in person for the frame: name, role, and the menu with language, theme and sign-out. */
export function useShellUser(): ShellUser {
  const t = useT();
  const { firstName, lastName, email, userType, staffRole } = useProfile();
  const languages = useLanguageItems();
  const themes = useThemeItems();
  const leave = useLeave();
  return {
    name: [firstName, lastName].filter(Boolean).join(' ') || email,
    secondary: staffRole ? t(`app.staffRole.${staffRole}`) : t(`app.role.${userType}`),
    menu: [
      { label: t('app.settings'), href: paths.settings(userType) },
      ...(asks(userType) ? [{ label: t('app.help'), href: paths.dashboard(userType, '/help') }] : []),
      { label: t('app.shortcuts'), onSelect: () => showShortcuts(true) },
      'divider',
      ...languages,
      'divider',
      ...themes,
      'divider',
      { label: t('app.signOut'), onSelect: () => leave(signOut) },
    ],
  };
}
