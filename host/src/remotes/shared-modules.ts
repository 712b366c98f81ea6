import * as compilerRuntime from 'react/compiler-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as shell from '@aylal/shell';
import * as ui from '@aylal/ui';

/** Remotes bring none of these: webpack provides only what the host imports as a value (stack.md §2), the second entry point of ui as a chunk of its own. Called by bootstrap, so that the imports stay. */
export function provideSharedModules(): number {
  const atOnce = [compilerRuntime, jsxRuntime, react, reactDom, reactDomClient, shell, ui];
  const later = [() => import('@aylal/ui/journey')];
  return atOnce.filter((module) => typeof module === 'object').length + later.length;
}
