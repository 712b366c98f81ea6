import type { ContributedPanel } from '@aylal/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { createStaticLoader } from '../remotes/create-static-loader.ts';
import { buildDescriptor } from '../app/testing/build-descriptor.ts';
import { buildRemoteModule } from '../app/testing/build-remote-module.tsx';
import { renderShell } from '../app/testing/render-shell.tsx';

const named = (word: string) => ({ mn: word, en: word, zh: word, ru: word, ko: word, ja: word });
const descriptors = [
  buildDescriptor({
    panels: [
      { id: 'paymentMethod', label: named('Захиалгын мэдээлэл'), chunk: 'order-panel' },
      { id: 'mobilityEBarimt', label: named('И-баримт'), header: false, chunk: 'receipt-panel' },
    ],
  }),
];
const remoteModule = buildRemoteModule({
  panels: {
    paymentMethod: async () => ({ Panel: () => <p>Нийт 1,136,100₮</p> }),
    mobilityEBarimt: async () => ({
      Panel: (({ ref_number }) => <p>Хувь хүн {ref_number}</p>) as ContributedPanel<'mobilityEBarimt'>,
    }),
  },
});

async function open(options: Parameters<typeof renderShell>[1] = {}) {
  const view = await renderShell('/mn', {
    boot: { descriptors },
    remoteModules: { 'mf-flights': remoteModule },
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, panels: view.shell.services.panels };
}

const order = { ref_number: 'AYL-4K7P2', now: 1_136_100 };

describe('The host of slide-up panels', () => {
  it('[PANEL-01.2] shows a panel under its header, with a button that closes it', async () => {
    const { panels, user } = await open();
    act(() => panels.open('paymentMethod', order));
    expect(await screen.findByRole('dialog', { name: 'Захиалгын мэдээлэл' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Захиалгын мэдээлэл' })).toBeVisible();
    expect(await screen.findByText('Нийт 1,136,100₮')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Хаах' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[PANEL-02.1] shows a panel without a header, named for readers only', async () => {
    const { panels } = await open();
    act(() => panels.open('mobilityEBarimt', { ref_number: 'AYL-4K7P2', company: null }));
    expect(await screen.findByRole('dialog', { name: 'И-баримт' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Хаах' })).not.toBeInTheDocument();
  });

  it('[PANEL-03] has one panel open: the one whose id was asked for', async () => {
    const { panels } = await open();
    act(() => panels.open('paymentMethod', order));
    await screen.findByText('Нийт 1,136,100₮');
    act(() => panels.open('mobilityEBarimt', { ref_number: 'AYL-4K7P2', company: null }));
    expect(await screen.findByText('Хувь хүн AYL-4K7P2')).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(() => panels.open('somebodyElse' as 'paymentMethod', order)).toThrow(
      'no remote owns the panel somebodyElse',
    );
  });

  it('closes on Back and stays on the page, and does not outlive it', async () => {
    const { panels, router } = await open();
    await act(() => router.navigate('/mn/about'));
    await screen.findByRole('heading', { level: 1, name: 'Аялал гэж юу вэ' });
    act(() => panels.open('paymentMethod', order));
    await screen.findByText('Нийт 1,136,100₮');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/mn/about');
    act(() => panels.open('paymentMethod', order));
    await act(() => router.navigate('/mn'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[MFE-5] says what is safe when a panel cannot be loaded, and loads it by the button', async () => {
    let broken = true;
    const load = async () => {
      if (broken) throw new Error('away');
      return remoteModule;
    };
    const { panels, user } = await open({ loader: { ...createStaticLoader({}), load } });
    act(() => panels.open('paymentMethod', order));
    const retry = await screen.findByRole('button', { name: 'Дахин оролдох' });
    broken = false;
    await user.click(retry);
    expect(await screen.findByText('Нийт 1,136,100₮')).toBeInTheDocument();
  });
});
