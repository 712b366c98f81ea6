import type { StrykerOptions } from '@stryker-mutator/api/core';
import {
  commonTokens,
  declareFactoryPlugin,
  type Injector,
  type PluginContext,
  PluginKind,
  tokens,
} from '@stryker-mutator/api/plugin';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';
import { NearestTestsRunner } from './nearest-tests-runner.ts';
import { SampleChecker } from './sample-checker.ts';

// A worker outlives a command that is ended unless it ends itself.
process.on('disconnect', () => process.exit());

createRunner.inject = tokens(commonTokens.injector);
function createRunner(injector: Injector<PluginContext>): NearestTestsRunner {
  const [jest] = jestPlugins;
  if (!jest) throw new Error('the jest runner has no plugin');
  return new NearestTestsRunner(injector.injectFunction(jest.factory));
}

createChecker.inject = tokens(commonTokens.options);
function createChecker(options: StrykerOptions): SampleChecker {
  return new SampleChecker(options['sample'] as { size: number; seed: number });
}

/** Read by Stryker. */
export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'nearest-tests', createRunner),
  declareFactoryPlugin(PluginKind.Checker, 'sample', createChecker),
];
