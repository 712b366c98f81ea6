/** What suites cannot do without. */
export interface Needs {
  readonly browser?: boolean;
  /** Ports of this machine that they listen on. */
  readonly ports?: readonly number[];
  readonly diskMegabytes?: number;
  readonly memoryMegabytes?: number;
}

/** What several suites need that run one after the other. */
export function mergeNeeds(all: readonly Needs[]): Required<Needs> {
  const most = (of: (needs: Needs) => number | undefined) => Math.max(0, ...all.map((needs) => of(needs) ?? 0));
  return {
    browser: all.some(({ browser }) => browser === true),
    ports: [...new Set(all.flatMap(({ ports }) => ports ?? []))],
    diskMegabytes: most(({ diskMegabytes }) => diskMegabytes),
    memoryMegabytes: most(({ memoryMegabytes }) => memoryMegabytes),
  };
}
