export { startProvider, type ProviderSettings } from './start-in-process.ts';
export type { RunningProvider } from './start-provider.ts';
export type { Clock } from './clock.ts';
