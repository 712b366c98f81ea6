// For tests and measurements of other packages: a registry in a folder of its own with releases that were never built, and the next release of one that was.
export { fillChannel } from './testing/fill-channel.ts';
export { copyAsNext } from './testing/next-release.ts';
export { openTrialRegistry, type TrialRegistry } from './testing/trial-registry.ts';
