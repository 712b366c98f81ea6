import type { DialogRef, DialogService, ReadableStore } from '@aylal/shell';
import { selectFrom, type HostStore } from '../state/host-store.ts';
import type { DialogEntry, OpenDialog } from '../state/open-dialog.ts';

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
  store,
  entries,
  path,
}: {
  store: HostStore;
  entries: ReadonlyMap<string, DialogEntry>;
  path: () => string;
}): { service: DialogService; stack: DialogStack } {
  const shown = selectFrom(store, (all) => all.dialogs);
  const show = (dialogs: readonly OpenDialog[]) => store.setState({ dialogs });
  let hosts = 0;
  let lastId = 0;

  const open = <P, R>(dialog: DialogRef<P, R>, props: P): Promise<R | undefined> => {
    const entry = entries.get(dialog.view);
    if (!entry) throw new Error(`no remote owns the dialog ${dialog.view}`);
    if (hosts === 0) throw new Error(`the dialog ${dialog.view} was opened outside the dialog host`);
    const { promise, resolve } = Promise.withResolvers<R | undefined>();
    const id = (lastId += 1);
    const close = (result?: unknown) => {
      show(shown.get().filter((one) => one.id !== id));
      // The owner's view and the caller share `dialog`, so the result has the type that the reference promises.
      resolve(result as R | undefined);
    };
    show([...shown.get(), { ...entry, id, view: dialog.view, props, path: path(), close }]);
    return promise;
  };

  const dismiss = (wanted: (dialog: OpenDialog) => boolean) => {
    for (const dialog of shown.get().toReversed()) if (wanted(dialog)) dialog.close();
  };

  return {
    service: { open },
    stack: {
      ...shown,
      attachHost() {
        hosts += 1;
        return () => {
          hosts -= 1;
          if (hosts === 0) dismiss(() => true);
        };
      },
      closeTop: () => shown.get().at(-1)?.close(),
      leavePagesBut: (page) => dismiss((dialog) => dialog.path !== page),
    },
  };
}
