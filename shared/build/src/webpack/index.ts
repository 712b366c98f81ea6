export { bundleConfig, type BundleBuild } from './bundle-config.ts';
export { hostConfig, type HostOffers } from './host-config.ts';
export { packageVersion, releaseVersion, sourceCommit } from './package-facts.ts';
export { remoteConfig } from './remote-config.ts';
export type { HostRecord } from './host-record-plugin.ts';
export type { FileFacts } from './describe-files.ts';
