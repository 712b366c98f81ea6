import { listLocalPlaces, type LocalPlace } from '@aylal/contracts/local-tapa';
import { renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { descriptor } from '../descriptor.ts';
import { remote } from '../remote.ts';
import { buildPlace, placesStub } from '../testing/place-stubs.ts';
import { view } from './local-place-dialog.tsx';

const open = (stub: Stub = placesStub(), at = '/mn/local-tapa') => renderRemote(remote, { at, stubs: [stub] });

describe('The page /local-tapa', () => {
  it('[ROUTE-28] stands without the standard navigation', () => {
    const route = descriptor.routes.find(({ pattern }) => pattern === '/local-tapa');
    expect(route).toMatchObject({ bare: true, server: true });
  });

  it('leads back into the shop, which it has no navigation for', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Нүүр хуудас' })).toHaveAttribute('href', '/mn');
  });

  it('waits and says so', async () => {
    await open(stubOperation(listLocalPlaces, 'hanging'));
    expect(await screen.findByText('Газруудыг ачаалж байна')).toBeInTheDocument();
  });

  it('[ROUTE-28] [GAP-71.4] keeps what is searched in the address, and asks for it', async () => {
    const { user, router } = await open(placesStub(), '/mn/local-tapa');
    await user.type(await screen.findByRole('searchbox', { name: 'Газар хайх' }), 'нуур');
    await waitFor(() => expect(router.state.location.search).toBe(`?text=${encodeURIComponent('нуур')}`));
    expect(screen.getByRole('searchbox', { name: 'Газар хайх' })).toHaveValue('нуур');
    expect(await screen.findByRole('heading', { name: 'Хөвсгөл нуур' })).toBeVisible();
  });

  it('says that nothing was found', async () => {
    await open(placesStub([]), '/mn/local-tapa?text=qqq');
    expect(await screen.findByRole('heading', { name: 'Ийм газар олдсонгүй' })).toBeVisible();
  });

  it('fails with a way to try again', async () => {
    const answer = { status_code: 200 as const, message: '', result: [buildPlace()] as LocalPlace[] };
    const { user } = await open(stubOperation(listLocalPlaces, ['offline', 'offline', 'offline', answer]));
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('Газруудыг ачаалж чадсангүй');
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByRole('heading', { name: 'Хөвсгөл нуур' })).toBeVisible();
  });

  it('[MODAL-68] [GAP-80.12] opens one place with its text and where it lies', async () => {
    const place = buildPlace();
    const { user, record } = await open();
    await user.click(await screen.findByRole('button', { name: 'Дэлгэрэнгүй: Хөвсгөл нуур' }));
    await waitFor(() => expect(record.dialogs).toEqual([{ view: 'LOCAL_POPUP_ITEM_VIEW', props: { place } }]));
    await renderPart(remote, <view.Component props={{ place }} close={() => undefined} />);
    expect(await screen.findByRole('link', { name: 'Газрын зураг дээр харах' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=51.1&mlon=100.5#map=9/51.1/100.5',
    );
  });
});
