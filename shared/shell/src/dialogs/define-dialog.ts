import type { ReactNode } from 'react';

/** A dialog by reference: who opens it knows its props and its result, never the remote that owns it. */
export interface DialogRef<Props, Result> {
  readonly view: string;
  readonly __types?: { props: Props; result: Result };
}

/** What the owner of a dialog exports as `view`. `title` is a message key of the owner's namespace. */
export interface DialogView<Props, Result> {
  readonly title: string;
  /** A function, not any component type: classes carry `defaultProps`, which would tie every remote module to one dialog's props. */
  readonly Component: (view: { props: Props; close(result?: Result): void }) => ReactNode;
}

/** The view that fits a reference of the catalogue: `DialogViewOf<typeof loginDialog>`. */
export type DialogViewOf<Ref> = Ref extends DialogRef<infer Props, infer Result> ? DialogView<Props, Result> : never;

export function defineDialog<Props, Result>(view: string): DialogRef<Props, Result> {
  return { view };
}
