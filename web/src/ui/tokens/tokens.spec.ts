import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { tokensCss } from '../../../scripts/tokens.mjs';
import { STATUS_PANE } from '../pane/status';
import { readTokens } from './readTokens';

const tokens = readTokens();

const css = readFileSync(join(process.cwd(), 'web/src/ui/tokens/tokens.css'), 'utf8');

const names = (block: string): string[] => [...block.matchAll(/(--lw-[a-z0-9-]+):/g)].map(([, name]) => name ?? '');

function blockOf(selector: string): string[] {
  const start = css.lastIndexOf(`${selector} {\n  --lw-canvas`);
  return names(css.slice(start, css.indexOf('}', start)));
}

describe('tokens.css', () => {
  it('is what the generator writes from tokens.json', () => {
    expect(css).toBe(tokensCss(tokens));
  });

  it('has every name of the light theme in the dark one, and no other', () => {
    const light = blockOf(':root');
    expect(light).toContain('--lw-status-paid-text');
    expect(blockOf(":root[data-theme='dark']")).toEqual(light);
  });

  it('follows the system where nothing was chosen', () => {
    const system = css.slice(css.indexOf('prefers-color-scheme: dark'));
    expect(system).toContain(":root:not([data-theme='light']) {\n    --lw-canvas: #08191F");
  });
});

describe('statuses', () => {
  it('have the panes of the design', () => {
    const designed = Object.fromEntries(
      Object.entries(tokens.color.light.status).map(([name, status]) => [name, status.pane]),
    );
    expect(STATUS_PANE).toEqual(designed);
  });
});
