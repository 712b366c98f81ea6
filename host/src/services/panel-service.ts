import type { Descriptor, PanelService } from '@aylal/shell';
import type { HostStore } from '../state/host-store.ts';

/** At most one slide-up panel is open: the one whose id was asked for (PANEL-03). An id that no descriptor names is a fault of ours and throws. */
export function createPanelService(store: HostStore, descriptors: readonly Descriptor[]): PanelService {
  const panels = descriptors.flatMap(({ id: owner, panels: own }) => own.map((panel) => ({ ...panel, owner })));
  return {
    open(id, ...[props = {}]: readonly object[]) {
      const panel = panels.find((known) => known.id === id);
      if (!panel) throw new Error(`no remote owns the panel ${id}`);
      store.setState({ panel: { ...panel, props } });
    },
    close: () => store.setState({ panel: null }),
  };
}
