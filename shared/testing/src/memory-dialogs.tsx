import {
  createStore,
  useZustandStore,
  type DialogRef,
  type DialogView,
  type RemoteModule,
  type Services,
} from '@aylal/shell';
import { Dialog } from '@aylal/ui';

interface OpenDialog {
  readonly view: DialogView<never, never>;
  readonly props: never;
  readonly close: (result?: never) => void;
}

/** Dialogs of a remote module on a page without a host, one at a time: the service, and the stage on which they appear. */
export function createMemoryDialogs(remoteModule: RemoteModule, services: Services) {
  const shown = createStore<{ dialog: OpenDialog | null }>(() => ({ dialog: null }));

  async function open<P, R>({ view: name }: DialogRef<P, R>, props: P): Promise<R | undefined> {
    const load = remoteModule.dialogs[name];
    if (!load) return services.dialogs.open<P, R>({ view: name }, props);
    const { view } = await load();
    return new Promise((resolve) => {
      const close = (result?: R) => {
        shown.setState({ dialog: null });
        resolve(result);
      };
      shown.setState({ dialog: { view, props: props as never, close } });
    });
  }

  function DialogStage() {
    const { dialog } = useZustandStore(shown);
    if (!dialog) return null;
    const { Component, title } = dialog.view;
    return (
      <Dialog
        open
        size="large"
        title={services.locale.translate(remoteModule.id, title)}
        onClose={() => dialog.close()}
      >
        <Component props={dialog.props} close={dialog.close} />
      </Dialog>
    );
  }

  return { dialogs: { open }, DialogStage };
}
