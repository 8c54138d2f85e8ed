import { describe, expect, it } from '@jest/globals';
import { readTokens } from './readTokens';

const tokens = readTokens();

function channel(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const words = [
  ['ink', 'canvas'],
  ['ink-2', 'canvas'],
  ['ink-3', 'canvas'],
  ['ink-3', 'surface'],
  ['ink-3', 'sunken'],
  ['ink', 'primary-soft'],
  ['link', 'canvas'],
  ['link', 'surface'],
  ['link', 'raised'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
  ['on-night', 'night'],
  ['on-night-2', 'night'],
  ['on-plate', 'plate'],
  ['canvas', 'ink'],
] as const;

const edges = [
  ['control-line', 'surface'],
  ['control-line', 'canvas'],
  ['focus', 'canvas'],
  ['focus', 'surface'],
] as const;

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (name) => {
  const theme = tokens.color[name];

  it.each(words)('%s can be read on %s', (text, ground) => {
    expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('%s can be seen on %s', (edge, ground) => {
    expect(contrast(theme[edge], theme[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(theme.status))(
    'the words of %s can be read on their chip',
    (_status, { text, background }) => {
      expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(Object.entries(theme.status).filter(([status]) => status !== 'emergency'))(
    'the pane of %s can be seen on the page',
    (_status, { mark }) => {
      expect(contrast(mark, theme.surface)).toBeGreaterThanOrEqual(3);
    },
  );
});
