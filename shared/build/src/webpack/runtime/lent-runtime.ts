/** Where the host's runtime stands for remotes. The name ends with the version of `@module-federation/runtime`: both sides must be built with the same one. */
export const lentRuntimeKey = '_AYLAL_FEDERATION_2_9_2';

/** What remotes use of the host's federation runtime: the functions that webpack's runtime calls in a container. None keeps anything of its own. */
export interface LentRuntime {
  readonly bundlerRuntime: {
    readonly consumes: unknown;
    readonly I: unknown;
    readonly installInitialConsumes: unknown;
    initContainerEntry(container: ContainerStart): unknown;
  };
  attachShareScopeMap(webpackRequire: WebpackRequire): void;
  /** A container's own view of the shared modules. */
  createInstance(options: object): FederationInstance;
}

export interface FederationInstance {
  initShareScopeMap(name: string, shareScope: object, more: { hostShareScopeMap: object }): void;
}

/** `__webpack_require__` of a build with federation, as far as it is used here. */
export interface WebpackRequire {
  readonly federation: {
    readonly instance?: FederationInstance;
    readonly initOptions: object;
    readonly bundlerRuntime: Omit<LentRuntime['bundlerRuntime'], 'initContainerEntry'>;
    readonly attachShareScopeMap: LentRuntime['attachShareScopeMap'];
    readonly runtime: Pick<LentRuntime, 'createInstance'>;
  };
  I(name: string, initScope: unknown): unknown;
}

export interface ContainerStart {
  readonly webpackRequire: WebpackRequire;
  readonly shareScope: object;
  readonly initScope: unknown;
}
