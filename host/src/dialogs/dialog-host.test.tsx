import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError, alertDialog, confirmDialog, defineDialog, useQuery } from '@aylal/shell';
import { buildDescriptor } from '../app/testing/build-descriptor.ts';
import { createStaticLoader } from '../remotes/create-static-loader.ts';
import { buildRemoteModule } from '../app/testing/build-remote-module.tsx';
import { createTestShell, renderShell } from '../app/testing/render-shell.tsx';

const rulesDialog = defineDialog<{ key: string }, string>('FLIGHT_CHANGES_VIEW');
const strangerDialog = defineDialog<object, void>('STRANGER_VIEW');
const gameDialog = defineDialog<object, void>('GAME_VIEW');
const descriptors = [
  buildDescriptor({
    dialogs: [
      { view: 'FLIGHT_CHANGES_VIEW', chunk: 'rules', size: 'large' },
      { view: 'GAME_VIEW', chunk: 'game', size: 'full' },
    ],
  }),
];
const remoteModule = buildRemoteModule({
  dialogs: {
    FLIGHT_CHANGES_VIEW: async () => ({
      view: {
        title: 'dialog.title',
        Component: ({ props, close }: { props: { key: string }; close(result?: string): void }) => (
          <button type="button" onClick={() => close(`chosen ${props.key}`)}>
            Сонгох
          </button>
        ),
      },
    }),
    GAME_VIEW: async () => ({ view: { title: 'dialog.title', Component: () => <p>Тоглоом</p> } }),
  },
});

async function open(options: Parameters<typeof renderShell>[1] = {}) {
  const view = await renderShell('/mn', {
    boot: { descriptors },
    remoteModules: { 'mf-flights': remoteModule },
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, dialogs: view.shell.services.dialogs };
}

describe('The host of dialogs', () => {
  it('[CARD-20.5] opens a dialog of a remote and resolves with its result', async () => {
    const { dialogs, user } = await open();
    const answer = act(async () => dialogs.open(rulesDialog, { key: 'k1' }));
    await user.click(await screen.findByRole('button', { name: 'Сонгох' }));
    await expect(answer).resolves.toBe('chosen k1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[GAP-17.2] has a button that closes it', async () => {
    const { dialogs, user } = await open();
    const answer = dialogs.open(rulesDialog, { key: 'k1' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Цонхны нэр' }));
    await user.click(dialog.getByRole('button', { name: 'Хаах' }));
    await expect(answer).resolves.toBeUndefined();
  });

  it('[GAP-17.2] resolves with undefined when it is dismissed by Escape', async () => {
    const { dialogs, user } = await open();
    const answer = dialogs.open(rulesDialog, { key: 'k1' });
    expect(await screen.findByRole('dialog', { name: 'Цонхны нэр' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await expect(answer).resolves.toBeUndefined();
  });

  it('stacks: the last one closes first', async () => {
    const { dialogs, user } = await open();
    void dialogs.open(rulesDialog, { key: 'k1' });
    await screen.findByRole('dialog', { name: 'Цонхны нэр' });
    const sure = dialogs.open(confirmDialog, {
      title: 'Үнэ өөрчлөгдлөө',
      text: 'Үргэлжлүүлэх үү?',
      confirm: 'Тийм',
      cancel: 'Үгүй',
    });
    await user.click(await screen.findByRole('button', { name: 'Тийм' }));
    await expect(sure).resolves.toBe(true);
    expect(screen.getByRole('dialog', { name: 'Цонхны нэр' })).toBeInTheDocument();
  });

  it('closes the top one on Back and stays on the page', async () => {
    const { dialogs, router } = await open();
    await act(() => router.navigate('/mn/about'));
    await screen.findByRole('heading', { level: 1, name: 'Аялал гэж юу вэ' });
    const answer = dialogs.open(alertDialog, { title: 'Анхаарна уу', text: 'Текст' });
    await screen.findByRole('alertdialog');
    await act(() => router.navigate(-1));
    await expect(answer).resolves.toBeUndefined();
    expect(router.state.location.pathname).toBe('/mn/about');
  });

  it('clears away a dialog whose page was left', async () => {
    const { dialogs, router } = await open();
    const answer = dialogs.open(alertDialog, { title: 'Анхаарна уу', text: 'Текст' });
    await screen.findByRole('alertdialog');
    await act(() => router.navigate('/mn/about'));
    await expect(answer).resolves.toBeUndefined();
  });

  it('[MODAL-72] [GAP-65.2] throws when no remote owns the view', async () => {
    const { dialogs } = await open();
    expect(() => dialogs.open(strangerDialog, {})).toThrow('STRANGER_VIEW');
  });

  it('[MODAL-72] throws when it is opened outside its host', async () => {
    const { shell } = await createTestShell('/mn');
    expect(() => shell.services.dialogs.open(alertDialog, { title: '', text: '' })).toThrow('outside the dialog host');
  });

  it('[MFE-5] says what is safe when a dialog cannot be loaded, and loads it by the button', async () => {
    let broken = true;
    const load = async () => {
      if (broken) throw new Error('away');
      return remoteModule;
    };
    const { dialogs, user } = await open({ loader: { ...createStaticLoader({}), load } });
    void dialogs.open(rulesDialog, { key: 'k1' });
    expect(await screen.findByText(/Таны захиалга, төлбөр хэвээрээ, бичсэн зүйл/)).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Сонгох' })).toBeInTheDocument());
  });

  it('[ERR-12] [ERR-13] leaves the release in its place when a dialog throws what the provider answered, and reads again by the button', async () => {
    let isAway = true;
    const queryFn = async () => {
      if (isAway) throw new ApiError('offline', 'getFlightOffer');
      return 'read';
    };
    function Reading() {
      const { data } = useQuery({ queryKey: ['rules'], queryFn, retry: false, throwOnError: true });
      return <p>{data}</p>;
    }
    const view = { title: 'dialog.title', Component: Reading };
    const reading = buildRemoteModule({ dialogs: { FLIGHT_CHANGES_VIEW: async () => ({ view }) } });
    const giveUp = jest.fn(() => false);
    const loader = { ...createStaticLoader({ 'mf-flights': async () => ({ remote: reading }) }), giveUp };
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { dialogs, user } = await open({ loader });
    void dialogs.open(rulesDialog, { key: 'k1' });
    const again = await screen.findByRole('button', { name: 'Дахин оролдох' });
    isAway = false;
    await user.click(again);
    expect(await screen.findByText('read')).toBeInTheDocument();
    expect(giveUp).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('[GAP-80.11] says one thing and waits for one button', async () => {
    const { dialogs, user } = await open();
    const answer = dialogs.open(alertDialog, { title: 'Анхаарна уу', text: 'Суудал дууссан.' });
    const alert = within(await screen.findByRole('alertdialog', { name: 'Анхаарна уу' }));
    expect(alert.getByText('Суудал дууссан.')).toBeInTheDocument();
    await user.click(alert.getByRole('button', { name: 'Ойлголоо' }));
    await expect(answer).resolves.toBeUndefined();
  });

  it('[MODAL-69] [MODAL-70] [MODAL-71] opens at the size that the descriptor names', async () => {
    const { dialogs, shell } = await open();
    void dialogs.open(rulesDialog, { key: 'k1' });
    void dialogs.open(alertDialog, { title: 'a', text: 'b' });
    void dialogs.open(gameDialog, {});
    expect(shell.dialogStack.get().map(({ size }) => size)).toEqual(['large', 'default', 'full']);
  });
});
