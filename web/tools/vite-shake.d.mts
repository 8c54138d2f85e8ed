import type { Plugin } from 'vite';

export function shake(): Plugin;
