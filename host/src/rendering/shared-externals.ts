import * as compilerRuntime from 'react/compiler-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as shell from '@aylal/shell';
import * as ui from '@aylal/ui';
import * as journey from '@aylal/ui/journey';
import { earlierMajors } from '../majors/earlier-majors.ts';

const givenModules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/compiler-runtime': compilerRuntime,
  'react-dom': reactDom,
  '@aylal/shell': shell,
  '@aylal/ui': ui,
  '@aylal/ui/journey': journey,
};

/**
 * What server builds of remotes ask for instead of bringing it: the shared modules, in the one copy of this build. `range` is that of `@aylal/ui`: a release
 * that asks for an earlier major gets that one.
 */
export async function sharedExternalsFor(range: string | undefined): Promise<Readonly<Record<string, unknown>>> {
  const earlier = earlierMajors[range?.split('.')[0] ?? ''];
  if (!earlier) return givenModules;
  const modules = Object.entries(earlier.modules).map(async ([name, load]) => [name, await load()] as const);
  return { ...givenModules, ...Object.fromEntries(await Promise.all(modules)) };
}
