import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { SegmentedControl } from '../layout/SegmentedControl';
import { useTheme } from './theme';

export interface ThemeSwitchProps {
  words: { label: string; system: string; light: string; dark: string };
}

/** System, light or dark. */
export function ThemeSwitch({ words }: ThemeSwitchProps) {
  const { choice, choose } = useTheme();
  return (
    <SegmentedControl
      label={words.label}
      value={choice}
      onChange={choose}
      options={[
        { value: 'system', label: words.system, icon: <IconDeviceDesktop stroke={1.75} aria-hidden /> },
        { value: 'light', label: words.light, icon: <IconSun stroke={1.75} aria-hidden /> },
        { value: 'dark', label: words.dark, icon: <IconMoon stroke={1.75} aria-hidden /> },
      ]}
    />
  );
}
