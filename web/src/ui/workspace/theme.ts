import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const tuple = (name: string, shades: readonly (string | number)[]): MantineColorsTuple =>
  shades.map((shade) => `var(--lw-${name}${shade})`) as unknown as MantineColorsTuple;

const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 800];
const ramp = (name: string): MantineColorsTuple => tuple(`${name}-`, SHADES);
const gray = tuple('stone-', [50, 100, 200, 300, 400, 500, 600, 700, 800, 900]);
// Mantine uses `dark` only in the dark scheme, where these roles have their dark values.
const dark = tuple('', [
  'ink',
  'ink-2',
  'ink-3',
  'ink-3',
  'line-strong',
  'raised',
  'surface',
  'surface',
  'sunken',
  'canvas',
]);

// Text on a filled background gets the color that belongs to it. Mantine would use white on all of them.
const faces: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return colours;
  const name = input.color ?? input.theme.primaryColor;
  if (name === input.theme.primaryColor) return { ...colours, color: 'var(--lw-on-primary)' };
  return name === 'yellow' ? { ...colours, color: 'var(--lw-on-accent)' } : colours;
};

/** Mantine with the kit's look: every value points to a token, so both themes follow the document. */
export const workspaceTheme = createTheme({
  primaryColor: 'dusk',
  primaryShade: { light: 7, dark: 3 },
  colors: {
    dusk: ramp('dusk'),
    gray,
    dark,
    red: ramp('brick'),
    green: ramp('moss'),
    teal: ramp('moss'),
    blue: ramp('sky'),
    yellow: ramp('lamp'),
    violet: ramp('plum'),
  },
  white: '#fff',
  black: '#10272E',
  fontFamily: 'var(--lw-font-text)',
  fontFamilyMonospace: 'var(--lw-font-mono)',
  headings: { fontFamily: 'var(--lw-font-display)', fontWeight: '540', textWrap: 'balance' },
  defaultRadius: 'md',
  radius: { xs: '5px', sm: '6px', md: '8px', lg: '12px', xl: '14px' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  fontSizes: {
    xs: 'var(--lw-size-text-caption)',
    sm: 'var(--lw-size-text-small)',
    md: 'var(--lw-size-text-body)',
    lg: 'var(--lw-size-text-section)',
    xl: 'var(--lw-size-text-lead)',
  },
  breakpoints: { xs: '36em', sm: '48em', md: '64em', lg: '75em', xl: '88em' },
  shadows: {
    xs: 'var(--lw-shadow-rest)',
    sm: 'var(--lw-shadow-sheet)',
    md: 'var(--lw-shadow-raised)',
    lg: 'var(--lw-shadow-overlay)',
    xl: 'var(--lw-shadow-dialog)',
  },
  variantColorResolver: faces,
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
    Input: { defaultProps: { size: 'md' } },
    InputBase: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'sm', iconColor: 'var(--lw-on-primary)' } },
    Radio: { defaultProps: { iconColor: 'var(--lw-on-primary)' } },
    Badge: { defaultProps: { tt: 'none' } },
  },
});

const roles = {
  '--mantine-color-text': 'var(--lw-ink)',
  '--mantine-color-body': 'var(--lw-surface)',
  '--mantine-color-bright': 'var(--lw-ink)',
  '--mantine-color-dimmed': 'var(--lw-ink-3)',
  '--mantine-color-placeholder': 'var(--lw-ink-3)',
  '--mantine-color-anchor': 'var(--lw-link)',
  '--mantine-color-error': 'var(--lw-status-danger-text)',
  '--mantine-color-success': 'var(--lw-status-success-text)',
  '--mantine-color-default': 'var(--lw-surface)',
  '--mantine-color-default-hover': 'var(--lw-sunken)',
  '--mantine-color-default-color': 'var(--lw-ink)',
  '--mantine-color-default-border': 'var(--lw-control-line)',
  '--mantine-color-disabled': 'var(--lw-sunken)',
  '--mantine-color-disabled-color': 'var(--lw-ink-3)',
  '--mantine-color-disabled-border': 'var(--lw-line-strong)',
  '--mantine-primary-color-contrast': 'var(--lw-on-primary)',
  '--mantine-primary-color-filled': 'var(--lw-primary)',
  '--mantine-primary-color-filled-hover': 'var(--lw-primary-hover)',
  '--mantine-primary-color-light': 'var(--lw-primary-soft)',
  '--mantine-primary-color-light-hover': 'var(--lw-primary-soft)',
  '--mantine-primary-color-light-color': 'var(--lw-ink)',
};

const rampOf = { red: 'brick', green: 'moss', teal: 'moss', blue: 'sky', violet: 'plum' };
const statusOf = {
  red: 'danger',
  green: 'success',
  teal: 'success',
  blue: 'processing',
  yellow: 'warning',
  violet: 'notice',
};

function lightColours(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(statusOf).flatMap(([color, status]) => [
      [`--mantine-color-${color}-light`, `var(--lw-status-${status}-background)`],
      [`--mantine-color-${color}-light-color`, `var(--lw-status-${status}-text)`],
      [`--mantine-color-${color}-text`, `var(--lw-status-${status}-text)`],
    ]),
  );
}

// Dark enough for white text in both schemes.
function filledColours(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rampOf).flatMap(([color, ramp]) => [
      [`--mantine-color-${color}-filled`, `var(--lw-${ramp}-600)`],
      [`--mantine-color-${color}-filled-hover`, `var(--lw-${ramp}-700)`],
    ]),
  );
}

const colours = {
  ...roles,
  ...lightColours(),
  ...filledColours(),
  '--mantine-color-yellow-filled': 'var(--lw-accent)',
  '--mantine-color-yellow-filled-hover': 'var(--lw-lamp-300)',
  '--mantine-color-dusk-filled': 'var(--lw-primary)',
  '--mantine-color-dusk-filled-hover': 'var(--lw-primary-hover)',
  '--mantine-color-dusk-light': 'var(--lw-primary-soft)',
  '--mantine-color-dusk-light-hover': 'var(--lw-primary-soft)',
  '--mantine-color-dusk-light-color': 'var(--lw-ink)',
  '--mantine-color-dusk-text': 'var(--lw-link)',
};

/** Maps Mantine's roles to ours. It is the same in both schemes, because our values change with the document. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-z-index-app': '100',
    '--mantine-z-index-modal': '410',
    '--mantine-z-index-overlay': '400',
    '--mantine-z-index-popover': '500',
  },
  light: colours,
  dark: colours,
});
