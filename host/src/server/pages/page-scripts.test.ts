/** @jest-environment node */
import type { HostRecord } from '@aylal/build/webpack';
import type { Visitor } from '@aylal/releases';
import { trialHash, trialSource } from '../testing/trial-source.ts';
import { pageScripts } from './page-scripts.ts';

const files = ['main.js', 'journey.js', 'ui-4.js'];
const record: HostRecord = {
  ...{ version: '1', git: 'x', builtAt: '', main: ['main.js'], first: [], chunks: {}, needs: {} },
  later: { '@aylal/ui/journey': ['journey.js'], '@aylal/ui@4.2.0': ['ui-4.js'] },
  files: Object.fromEntries(files.map((file) => [file, { sha384: trialHash, bytes: 1 }])),
  offers: {
    ...{ contract: '1.0.0', events: [], schemas: {}, exports: {}, operations: [], routes: [], dialogs: [], opens: [] },
    uses: { routes: [], dialogs: [], panels: [] },
    shared: { '@aylal/ui': '5.0.0', '@aylal/ui/journey': '5.0.0' },
    earlier: [{ facade: '@aylal/ui', version: '4.2.0', exports: { '@aylal/ui': [], '@aylal/ui/journey': [] } }],
  },
};

/** Scripts of the host that a page of one remote asks for, which asks for this range of `@aylal/ui`. */
function ownScripts(range: string) {
  const { releases } = trialSource([]).resolve({ visitor: null, profile: 'web' } satisfies Visitor);
  const trial = releases['mf-trial'];
  if (!trial) throw new Error('the source has no mf-trial');
  const asked = { built: range.slice(1), range };
  const shared = { '@aylal/ui': asked, '@aylal/ui/journey': asked };
  const set = { 'mf-trial': { ...trial, record: { ...trial.record, shared } } };
  const parts = [{ remote: 'mf-trial', chunk: 'trial' }];
  return pageScripts({ folder: '', record }, parts, [], set, 'mn').filter(({ href }) => href.startsWith('/assets/'));
}

it('[MFE-3] A page asks for an earlier major, with its hash, where its remote runs on it, and for the present one elsewhere', () => {
  const integrity = `sha384-${trialHash}`;
  expect(ownScripts('^4.1.0')).toEqual([{ href: '/assets/ui-4.js', integrity }]);
  expect(ownScripts('^5.0.0')).toEqual([{ href: '/assets/journey.js', integrity }]);
});
