import type { Plugin } from 'vite';

export function minifyTwice(target: string): Plugin;
