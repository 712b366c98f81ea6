import type { PanelService } from '@aylal/shell';
import { createValueStore, type ValueStore } from './value-store.ts';

/** The open slide-up panel; a panel shows only when its id is the one asked for. */
export function createPanelService(): { service: PanelService; opened: ValueStore<string | null> } {
  const opened = createValueStore<string | null>(null);
  return { opened, service: { open: (id) => opened.set(id), close: () => opened.set(null) } };
}
