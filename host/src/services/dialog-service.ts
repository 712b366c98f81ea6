import type { DialogRef, DialogService, ReadableStore } from '@aylal/shell';
import { createValueStore } from './value-store.ts';

export type DialogSize = 'default' | 'large' | 'full';

/** Who owns a dialog and how large it opens (MODAL-69 to MODAL-71). */
export interface DialogEntry {
  readonly owner: string;
  readonly size: DialogSize;
}

/** A dialog on the page. */
export interface OpenDialog extends DialogEntry {
  readonly id: number;
  readonly view: string;
  readonly props: unknown;
  /** Path of the page it was opened on: it does not outlive that page. */
  readonly path: string;
  close(result?: unknown): void;
}

/** The stack, last one on top, as the one host of dialogs sees it. */
export interface DialogStack extends ReadableStore<readonly OpenDialog[]> {
  /** The host is on the page from now on; returns its leaving, which dismisses what is open. */
  attachHost(): () => void;
  closeTop(): void;
  /** Dismisses the dialogs of pages other than this one. */
  leavePagesBut(path: string): void;
}

/** Opens dialogs by reference. A view that no descriptor names, and a page without a dialog host, are faults of ours and throw (MODAL-72). */
export function createDialogService({
  entries,
  path,
}: {
  entries: ReadonlyMap<string, DialogEntry>;
  path: () => string;
}): { service: DialogService; stack: DialogStack } {
  const store = createValueStore<readonly OpenDialog[]>([]);
  let hosts = 0;
  let lastId = 0;

  const open = <P, R>(dialog: DialogRef<P, R>, props: P): Promise<R | undefined> => {
    const entry = entries.get(dialog.view);
    if (!entry) throw new Error(`no remote owns the dialog ${dialog.view}`);
    if (hosts === 0) throw new Error(`the dialog ${dialog.view} was opened outside the dialog host`);
    const { promise, resolve } = Promise.withResolvers<R | undefined>();
    const id = (lastId += 1);
    const close = (result?: unknown) => {
      store.set(store.get().filter((shown) => shown.id !== id));
      // The owner's view and the caller share `dialog`, so the result has the type that the reference promises.
      resolve(result as R | undefined);
    };
    store.set([...store.get(), { ...entry, id, view: dialog.view, props, path: path(), close }]);
    return promise;
  };

  const dismiss = (wanted: (dialog: OpenDialog) => boolean) => {
    for (const dialog of store.get().toReversed()) if (wanted(dialog)) dialog.close();
  };

  return {
    service: { open },
    stack: {
      get: store.get,
      subscribe: store.subscribe,
      attachHost() {
        hosts += 1;
        return () => {
          hosts -= 1;
          if (hosts === 0) dismiss(() => true);
        };
      },
      closeTop: () => store.get().at(-1)?.close(),
      leavePagesBut: (shown) => dismiss((dialog) => dialog.path !== shown),
    },
  };
}
