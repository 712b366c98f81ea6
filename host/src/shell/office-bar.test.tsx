import { screen, waitFor, within } from '@testing-library/react';
import { buildDescriptor, menuEntry } from '../app/testing/build-descriptor.ts';
import { buildRemoteModule } from '../app/testing/build-remote-module.tsx';
import { renderShell } from '../app/testing/render-shell.tsx';

const work = buildDescriptor({
  id: 'mf-trial',
  modes: ['office'],
  routes: [{ pattern: '/work', chunk: 'work' }],
  navigation: [
    menuEntry('audit', { group: 'main', order: 20 }),
    { ...menuEntry('work', { group: 'main', order: 10 }), path: '/work' },
  ],
});
const remoteModule = buildRemoteModule({
  routes: { '/work': async () => ({ screen: { title: 'screen.title', Component: () => <h1>Хүлээгдэж буй</h1> } }) },
});
const open = (at: string) =>
  renderShell(at, { boot: { mode: 'office', descriptors: [work] }, remoteModules: { 'mf-trial': remoteModule } });

describe('The frame of the office', () => {
  it('has its own menu and two languages, and nothing of the shop', async () => {
    await open('/mn/work');
    const bar = await screen.findByRole('banner');
    const menu = within(bar).getByRole('navigation', { name: 'Үндсэн цэс' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/mn/work', '/mn/audit']);
    expect(menu.querySelector('[aria-current=page]')).toHaveAttribute('href', '/mn/work');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(
      within(bar)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['МН', 'EN']);
  });

  it('speaks English where that is chosen, on the same page', async () => {
    const { user, router } = await open('/mn/work');
    await user.click(await screen.findByRole('button', { name: 'EN, English' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/work'));
    expect(screen.getByRole('button', { name: 'EN, English' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('begins at its first entry: the shop’s home page is not there', async () => {
    const { router } = await open('/mn');
    expect(await screen.findByRole('heading', { name: 'Хүлээгдэж буй' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/mn/work');
    expect(screen.queryByText('Хаашаа аялах вэ?')).toBeNull();
  });

  it('does not know the shop’s own pages', async () => {
    await open('/mn/helper');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ийм хуудас алга' })).toBeVisible();
  });
});
