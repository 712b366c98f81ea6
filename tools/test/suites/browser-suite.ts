import { join } from 'node:path';
import { findBrowser } from '../../browser.ts';
import { runNode } from '../../run-program.ts';
import { escapePattern } from '../escape-pattern.ts';
import type { Needs } from '../needs/needs.ts';
import { quote } from '../quote.ts';
import type { Suite } from '../suite.ts';
import { collectReports, maxSilenceMs } from './collect-reports.ts';

export interface BrowserSuiteOptions {
  readonly needs: Needs;
  /** Only these spec files, each with `:line` or without; all when left out. */
  readonly files?: readonly string[];
  readonly title?: string;
  /** The files run in an order that follows from it, and what fails is not tried again. */
  readonly seed?: number;
}

/** Browser tests against systems of their own. Playwright tries a failed one once more. */
export function browserSuite(root: string, { needs, files, title, seed }: BrowserSuiteOptions): Suite {
  const name = 'browser';
  return {
    name,
    needs,
    async run(progress) {
      const chromium = await findBrowser(root);
      const reports = collectReports(root, name, progress);
      const ended = await runNode(
        root,
        'e2e/node_modules/@playwright/test/cli.js',
        [
          ...['test', '--config', 'e2e/playwright.config.ts'],
          ...['--reporter', join(root, 'tools/test/reporters/playwright-reporter.ts')],
          // Chosen files alone, without all of the projects that theirs depends on.
          ...(files ? ['--no-deps', ...files.map((file) => escapePattern(join(root, file)))] : []),
          ...(title === undefined ? [] : ['--grep', escapePattern(title)]),
          ...(seed === undefined ? [] : ['--retries=0']),
        ],
        {
          quiet: true,
          env: {
            ...(seed === undefined ? {} : { E2E_ORDER_SEED: String(seed) }),
            FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
            // Kept between runs, unlike the temporary folder of a run.
            PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, 'node_modules/.cache/playwright'),
            ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
          },
          onMessage: reports.receive,
          maxSilenceMs,
        },
      );
      return reports.end(ended);
    },
    repeat: ({ file, line, title: one }) => `npm test e2e -- ${file}${line ? `:${line}` : ''} -t ${quote(one)}`,
  };
}
