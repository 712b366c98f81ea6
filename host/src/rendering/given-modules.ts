import * as compilerRuntime from 'react/compiler-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as shell from '@aylal/shell';
import * as ui from '@aylal/ui';
import * as journey from '@aylal/ui/journey';

/** What server builds of remotes ask for instead of bringing it: the shared modules, in the one copy of this build. */
export const givenModules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/compiler-runtime': compilerRuntime,
  'react-dom': reactDom,
  '@aylal/shell': shell,
  '@aylal/ui': ui,
  '@aylal/ui/journey': journey,
};
