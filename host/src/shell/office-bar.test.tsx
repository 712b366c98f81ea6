import { getStaffSession } from '@aylal/contracts/office';
import type { StaffRole } from '@aylal/domain/office';
import { endpointQuery, useServices } from '@aylal/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { buildDescriptor, menuEntry } from '../app/testing/build-descriptor.ts';
import { buildRemoteModule } from '../app/testing/build-remote-module.tsx';
import { renderShell } from '../app/testing/render-shell.tsx';

const work = buildDescriptor({
  id: 'mf-trial',
  modes: ['office'],
  routes: [{ pattern: '/work', chunk: 'work' }],
  navigation: [
    { ...menuEntry('audit', { group: 'main', order: 20 }), roles: ['auditor'] },
    { ...menuEntry('work', { group: 'main', order: 10 }), path: '/work' },
  ],
});
/** A page that learns who is signed in. */
function Work() {
  const { api, queryClient } = useServices();
  const { queryKey } = endpointQuery(api, getStaffSession);
  const signedIn = (role: StaffRole) =>
    queryClient.setQueryData(queryKey, {
      ...{ status_code: 200 as const, message: '' },
      result: { staff: { id: '1', name: 'Сараа', role }, expires: '2030-01-01T00:00:00.000Z' },
    });
  return (
    <>
      <h1>Хүлээгдэж буй</h1>
      <button onClick={() => signedIn('support')}>support</button>
      <button onClick={() => signedIn('auditor')}>auditor</button>
    </>
  );
}
const remoteModule = buildRemoteModule({
  routes: { '/work': async () => ({ screen: { title: 'screen.title', Component: Work } }) },
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

  it('has what is for the role of who is signed in, once that is known', async () => {
    const { user } = await open('/mn/work');
    const menu = await screen.findByRole('navigation', { name: 'Үндсэн цэс' });
    expect(within(menu).getAllByRole('link')).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: 'support' }));
    expect(within(menu).getAllByRole('link')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'auditor' }));
    expect(within(menu).getAllByRole('link')).toHaveLength(2);
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
