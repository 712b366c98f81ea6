export type { HostOptions, RunningHost } from './host-options.ts';
export { startHost } from './start-host.ts';
