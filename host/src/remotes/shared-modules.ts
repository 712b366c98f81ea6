import * as compilerRuntime from 'react/compiler-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as shell from '@aylal/shell';
import * as ui from '@aylal/ui';

/** Provided like the others, and loaded only with a screen that uses it. */
export const loadJourneyParts = () => import('@aylal/ui/journey');

/** Remotes bring none of these: webpack provides only what the host imports as a value (stack.md §2). Called by bootstrap, so that the imports stay. */
export function provideSharedModules(): number {
  return [compilerRuntime, jsxRuntime, react, reactDom, reactDomClient, shell, ui].filter(
    (module) => typeof module === 'object',
  ).length;
}
