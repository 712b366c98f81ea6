import * as core from '@module-federation/runtime/core';
import { createInstance } from '@module-federation/runtime';
import * as shell from '@aylal/shell';
import * as ui from '@aylal/ui';
import * as uiJourney from '@aylal/ui/journey';
import * as react from 'react';
import * as compilerRuntime from 'react/compiler-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** Versions that this page has installed, written in by its build. */
declare const SHELL_VERSION: string;
declare const UI_VERSION: string;

const provide = (version: string, module: object) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: version },
});

/** The federation runtime of this page. Remotes bring neither React nor the two packages of the contract, nor a runtime of their own: the page provides them once. */
export function createFederation(createScript: (url: string) => HTMLScriptElement) {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: core,
    _FEDERATION_RUNTIME_CORE_FROM: { name: 'partner', version: '2.9.2' },
  });
  return createInstance({
    name: 'partner',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: {
      react: provide(react.version, react),
      'react/jsx-runtime': provide(react.version, jsxRuntime),
      'react/compiler-runtime': provide(react.version, compilerRuntime),
      'react-dom': provide(reactDom.version, reactDom),
      'react-dom/client': provide(reactDom.version, reactDomClient),
      '@aylal/shell': provide(SHELL_VERSION, shell),
      '@aylal/ui': provide(UI_VERSION, ui),
      '@aylal/ui/journey': provide(UI_VERSION, uiJourney),
    },
    plugins: [{ name: 'integrity', createScript: ({ url }) => createScript(url) }],
  });
}
