import type { Descriptor, PanelService, ReadableStore } from '@aylal/shell';
import { createValueStore } from './value-store.ts';

/** The panel that is open, with the remote that contributes it and what its opener handed over. */
export type OpenPanel = Descriptor['panels'][number] & { readonly owner: string; readonly props: object };

/** At most one slide-up panel is open: the one whose id was asked for (PANEL-03). An id that no descriptor names is a fault of ours and throws. */
export function createPanelService(descriptors: readonly Descriptor[]): {
  service: PanelService;
  opened: ReadableStore<OpenPanel | null>;
} {
  const opened = createValueStore<OpenPanel | null>(null);
  const panels = descriptors.flatMap(({ id: owner, panels: lent }) => lent.map((panel) => ({ ...panel, owner })));
  return {
    opened,
    service: {
      open(id, ...[props = {}]: readonly object[]) {
        const panel = panels.find((known) => known.id === id);
        if (!panel) throw new Error(`no remote owns the panel ${id}`);
        opened.set({ ...panel, props });
      },
      close: () => opened.set(null),
    },
  };
}
