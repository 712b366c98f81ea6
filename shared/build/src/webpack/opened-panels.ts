import type { Module } from 'webpack';
import { resourceOf, textOf } from './collect-imports.ts';

/** `panels.open('…', …)` after the compiler; the name is missing where it is no literal. */
const call = /\bpanels\.open\(\s*(?:(["'])(?<id>[\w-]+)\1)?/g;

/** Ids of the panels that a module opens. Throws where one is not named by a literal, because nobody could know then whose panel it needs. */
export function openedPanels(module: Module): string[] {
  const resource = resourceOf(module);
  if (/[\\/]node_modules[\\/]/.test(resource)) return [];
  return [...textOf(module).matchAll(call)].map(({ groups }) => {
    const id = groups?.['id'];
    if (!id) throw new Error(`${resource} opens a panel without its name: write panels.open('…') with a literal`);
    return id;
  });
}
