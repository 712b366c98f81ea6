// For tests and measurements of other packages: a registry in a folder of its own with releases that were never built, the next release of one that was, the comparison of shares by itself, and the look at pages of no shop.
export { addCounts, noCounts, rolloutsToHalt } from './health/health-counts.ts';
export { checkPage, type Round } from './browser-check/check-page.ts';
export { createS3Storage } from './storage/s3-storage.ts';
export { openS3Server } from './testing/s3-server.ts';
export { fillChannel } from './testing/fill-channel.ts';
export { copyAsNext } from './testing/next-release.ts';
export { openTrialRegistry, type TrialRegistry } from './testing/trial-registry.ts';
export { writeBundle } from './registry/release-bundle.ts';
