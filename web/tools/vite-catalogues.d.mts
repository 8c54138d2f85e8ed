import type { Plugin } from 'vite';

export function catalogues(src: string): Plugin;
