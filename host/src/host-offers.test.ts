import type { ReleaseSet } from '@aylal/releases';
import type { RouteObject } from 'react-router';
import { buildDescriptor } from './app/testing/build-descriptor.ts';
import { renderShell } from './app/testing/render-shell.tsx';
import { dialogEntries } from './dialogs/dialog-entries.ts';
import { hostOffers } from './host-offers.ts';
import { lentOn } from './server/pages/host-pages.ts';

/** Addresses of pages without language; the one for everything else is none. */
function patternsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, index, children }) => {
    if (children) return patternsOf(children);
    return path === '*' ? [] : [index ? '/' : `/${path ?? ''}`];
  });
}

describe('[MFE-7] What the host says it offers to remotes', () => {
  it('is every page that it has without them', async () => {
    const { router } = await renderShell('/mn/about', { boot: { descriptors: [] } });
    expect(hostOffers.routes.toSorted()).toEqual(patternsOf(router.routes).toSorted());
  });

  it('is every dialog that it has without them', () => {
    expect(hostOffers.dialogs.toSorted()).toEqual([...dialogEntries([]).keys()].toSorted());
  });

  it('holds every slot that its pages fill before a script runs', () => {
    const label = { mn: 'x', en: 'x', zh: 'x', ru: 'x', ko: 'x', ja: 'x' };
    const names = ['home.search', 'home.board', 'order.offers'] as const;
    const slots = names.map((slot) => ({ slot, id: slot, label, icon: 'x', order: 1, chunk: 'x' }));
    const descriptor = buildDescriptor({ slots });
    const set = { releases: { 'mf-a': { record: { descriptor } } } } as unknown as ReleaseSet;
    expect(
      lentOn(set, '/', 'web')
        .map(({ slot }) => slot)
        .toSorted(),
    ).toEqual(hostOffers.opens.toSorted());
  });
});
