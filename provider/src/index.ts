export { startProvider, type ProviderSettings } from './app/start-in-process.ts';
export type { RunningProvider } from './app/start-provider.ts';
export type { Clock } from './platform/clock.ts';
