// Writes web/src/ui/tokens/tokens.css from tokens.json: `node web/scripts/tokens.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../src/ui/tokens/', import.meta.url);
const HEADER = '/* Generated from tokens.json by web/scripts/tokens.mjs. Change the source, then run it again. */\n';
const PHONE = '@media (max-width: 47.99em)';

const kebab = (name) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
const rem = (px) => `${Number((px / 16).toFixed(4))}rem`;
const entries = (prefix, map, show = String) =>
  Object.entries(map).map(([key, value]) => [`${prefix}${kebab(key)}`, show(value)]);

function ramps(color) {
  return Object.entries(color.ramps).flatMap(([ramp, shades]) => entries(`${ramp}-`, shades));
}

function theme(values, shadow) {
  const { status, chart, ...roles } = values;
  return [
    ...entries('', roles),
    ...Object.entries(status).flatMap(([name, { pane: _kind, ...colours }]) => entries(`status-${name}-`, colours)),
    ...chart.series.map((colour, index) => [`chart-${index + 1}`, colour]),
    ['chart-grid', chart.grid],
    ['chart-axis', chart.axis],
    ...entries('shadow-', shadow),
  ];
}

/** One `font` shorthand and one letter-spacing per step of the type scale. */
function typeStep(name, step, size, font) {
  const weight = step.weight ?? (step.family === 'display' ? font.weight.display : font.weight.text);
  return [
    [`type-${name}`, `${weight} ${rem(size)}/${step.line} var(--lw-font-${step.family})`],
    [`size-text-${name}`, rem(size)],
  ];
}

function typeScale(font) {
  return Object.entries(font.scale).flatMap(([name, step]) => [
    ...typeStep(name, step, step.size, font),
    [`tracking-${name}`, step.tracking ? `${step.tracking}em` : 'normal'],
  ]);
}

function phoneScale(font) {
  return Object.entries(font.scale)
    .filter(([, step]) => step.phone)
    .flatMap(([name, step]) => typeStep(name, step, step.phone, font));
}

/** Local faces that were fitted to the metrics of ours (fonts.css); the first that a machine has is taken. */
const FITTED = {
  Besley: ['Besley Fallback', 'Besley Fallback Noto', 'Besley Fallback Times'],
  Figtree: ['Figtree Fallback'],
};

/** The self-hosted face first, then the fitted ones. */
function families(font) {
  const withFitted = (own, name) => [own, ...FITTED[name].map((face) => `'${face}'`)].join(', ');
  return entries('font-', font.family, (stack) => stack.replace(/^'(\w+) Variable'/, withFitted));
}

function constants(t) {
  const { control, icon, readMax, ...sizes } = t.size;
  return [
    ...families(t.font),
    ...entries('weight-', t.font.weight),
    ...typeScale(t.font),
    ...t.space.scale.map((px) => [`space-${px}`, px === 0 ? '0' : rem(px)]),
    ...entries('page-', t.space.page, rem),
    ...entries('section-', t.space.section, rem),
    ...entries('radius-', t.radius, (px) => `${px}px`),
    ...entries('duration-', t.motion.duration, (ms) => `${ms}ms`),
    ...entries('ease-', t.motion.easing),
    ...entries('size-', sizes, (px) => `${px}px`),
    ['size-read-max', readMax],
    ...entries('size-control-', control, (px) => `${px}px`),
    ...entries('size-icon-', icon, (px) => (px < 4 ? String(px) : `${px}px`)),
    ...entries('z-', t.z),
    ...Object.entries(t.illustration.palettes).flatMap(([name, palette]) => entries(`art-${kebab(name)}-`, palette)),
  ];
}

const block = (selector, list, indent = '') =>
  `${indent}${selector} {\n${list.map(([name, value]) => `${indent}  --lw-${name}: ${value};\n`).join('')}${indent}}\n`;

/** `data-status="paid"` on an element gives it and its children that status's colours as --lw-tone-*. */
function tones(statuses) {
  return Object.keys(statuses).map((name) => {
    const parts = ['text', 'background', 'mark'].map((part) => [`tone-${part}`, `var(--lw-status-${name}-${part})`]);
    return block(`[data-status='${name}']`, parts);
  });
}

/** The whole stylesheet for a token file; pure, so that a test can compare it with the one in the repository. */
export function tokensCss(t) {
  const dark = theme(t.color.dark, t.shadow.dark);
  return [
    HEADER,
    block(':root', [...constants(t), ...ramps(t.color)]),
    block(':root', theme(t.color.light, t.shadow.light)),
    ':root {\n  color-scheme: light;\n}\n',
    `@media (prefers-color-scheme: dark) {\n  :root:not([data-theme='light']) {\n    color-scheme: dark;\n  }\n${block(":root:not([data-theme='light'])", dark, '  ')}}\n`,
    ":root[data-theme='dark'] {\n  color-scheme: dark;\n}\n",
    block(":root[data-theme='dark']", dark),
    ...tones(t.color.light.status),
    `${PHONE} {\n${block(':root', phoneScale(t.font), '  ')}}\n`,
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tokens = JSON.parse(readFileSync(new URL('tokens.json', folder), 'utf8'));
  writeFileSync(new URL('tokens.css', folder), tokensCss(tokens));
}
