import type { TabChannel } from '@aylal/shell';

/** Channels of tabs that hear one another at once, never themselves. */
export function createTabChannels(count: number): TabChannel[] {
  const channels: TabChannel[] = Array.from({ length: count }, () => ({
    onmessage: null,
    postMessage(message) {
      for (const other of channels) if (other !== this) other.onmessage?.({ data: structuredClone(message) });
    },
    close() {},
  }));
  return channels;
}
