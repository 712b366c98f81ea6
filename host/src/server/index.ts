export { startHost, type HostOptions, type RunningHost } from './start-host.ts';
