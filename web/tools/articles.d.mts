import type { Plugin } from 'vite';

/** Every message of the client in a language. */
export function labelsIn(src: string, language: string): Record<string, string>;

/** A text with its labels filled in. */
export function withLabels(text: string, labels: Record<string, string>): string;

export function articles(src: string): Plugin;
