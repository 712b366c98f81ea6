/** Parts of `@module-federation/webpack-bundler-runtime`, which has no remote modules to them; `remote-config.ts` leads here. They call each other through webpack's runtime only. */
declare module 'bundler-runtime/attachShareScopeMap.js' {
  export const attachShareScopeMap: unknown;
}
declare module 'bundler-runtime/consumes.js' {
  export const consumes: unknown;
}
declare module 'bundler-runtime/initContainerEntry.js' {
  export const initContainerEntry: unknown;
}
declare module 'bundler-runtime/initializeSharing.js' {
  export const initializeSharing: unknown;
}
