// For tests of those who read a registry: one in a folder of its own, with releases that were never built.
export { openTrialRegistry, type TrialRegistry } from './testing/trial-registry.ts';
