/** The shared modules of a page as the federation runtime keeps them: by name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

interface SharedModule {
  readonly loaded?: unknown;
  /** The builds that took it. */
  readonly useIn?: readonly string[];
}

/** A shared module that the host provides. */
export interface ShareRow {
  readonly name: string;
  readonly version: string;
  /** Whether its code is there; a later module comes with what uses it. */
  readonly loaded: boolean;
  /** The builds that took it, by the names of their containers. */
  readonly takenBy: readonly string[];
}

/** What the host shares with the remotes of this page, by name. */
export function shareRows(scope: ShareScope): readonly ShareRow[] {
  return Object.entries(scope)
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { loaded, useIn = [] }]) => ({
        name,
        version,
        loaded: Boolean(loaded),
        takenBy: useIn,
      })),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
