import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ports } from '../../e2e/src/ports.ts';
import { build } from '../build.ts';
import { lint } from '../lint.ts';
import { packageFolders } from '../packages.ts';
import { typecheck } from '../typecheck.ts';
import { POSTGRES } from './choice/select-named.ts';
import type { Part, Selection } from './choice/selection.ts';
import type { Suite } from './suite.ts';
import { browserSuite } from './suites/browser-suite.ts';
import { jestSuite } from './suites/jest-suite.ts';
import { stepSuite } from './suites/step-suite.ts';

export interface MakeOptions {
  /** Tests run in an order that follows from it, and fail at their first try. */
  readonly seed?: number;
}

/** The suites of a run, in their order. */
export function makeSuites(root: string, selection: Selection, { seed }: MakeOptions = {}): readonly Suite[] {
  const { types, lint: linted, unit, postgres, browser, title } = selection;
  const only = (part: Part) => ({
    ...(part === 'all' ? {} : { files: part }),
    ...(title === undefined ? {} : { title }),
    ...(seed === undefined ? {} : { seed }),
  });
  return [
    ...ifAny(types, () =>
      stepSuite('types', {
        needs: { memoryMegabytes: 500 },
        work: () => typecheck(root, named(types)),
        repeat: ['npm run typecheck', ...dashed(types)].join(' '),
      }),
    ),
    ...ifAny(linted, () =>
      stepSuite('lint', {
        needs: { memoryMegabytes: 500 },
        work: () => lint(root, named(linted)),
        repeat: ['npm run lint', ...dashed(linted)].join(' '),
      }),
    ),
    ...ifAny(unit, () =>
      jestSuite(root, {
        suite: 'unit',
        projects: jestProjects(root).filter(
          (folder) => unit === 'all' || unit.some((file) => file.startsWith(`${folder}/`)),
        ),
        needs: { memoryMegabytes: 1_000, diskMegabytes: 500 },
        chosenBy: (file) => jestProjects(root).find((folder) => file.startsWith(`${folder}/`)) ?? '',
        ...only(unit),
      }),
    ),
    ...ifAny(postgres, () =>
      jestSuite(root, {
        suite: POSTGRES,
        projects: ['provider/jest.postgres.config.mjs'],
        needs: { memoryMegabytes: 1_000, diskMegabytes: 1_000 },
        chosenBy: () => POSTGRES,
        ...only(postgres),
      }),
    ),
    ...ifAny(browser, () =>
      stepSuite('build', {
        needs: { memoryMegabytes: 1_000, diskMegabytes: 500 },
        work: () => build(root, []),
        repeat: 'npm run build',
      }),
    ),
    ...ifAny(browser, () =>
      browserSuite(root, {
        needs: { browser: true, ports: Object.values(ports), memoryMegabytes: 1_500, diskMegabytes: 1_000 },
        ...only(browser),
      }),
    ),
  ];
}

/** Folders with a jest project of their own. */
export function jestProjects(root: string): readonly string[] {
  return [...packageFolders(root), 'tools'].filter((folder) => existsSync(join(root, folder, 'jest.config.mjs')));
}

function ifAny(part: Part, make: () => Suite): readonly Suite[] {
  return part === 'all' || part.length > 0 ? [make()] : [];
}

function named(part: Part): readonly string[] {
  return part === 'all' ? [] : part;
}

function dashed(part: Part): readonly string[] {
  return part === 'all' ? [] : ['--', ...part];
}
