import { getTransport, listTransports } from '@aylal/contracts/transports';
import { loadPart, renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildTransportOrder } from '../testing/build-transport-order.ts';
import { buildListedTransport, buildTransport, transportsStub, transportStub } from '../testing/transport-stubs.ts';

const open = (stub: Stub = transportsStub(), at = '/mn/transports') => renderRemote(remote, { at, stubs: [stub] });
const name = 'Хөдөө орон нутагт өдрөөр · Toyota Land Cruiser';

describe('The page /transports', () => {
  it('waits and says so', async () => {
    await open(stubOperation(listTransports, 'hanging'));
    expect(await screen.findByText('Унаануудыг ачаалж байна')).toBeInTheDocument();
  });

  it('[ROUTE-38] [NEED-20] shows cars with class, seats and price, each leading to its own page', async () => {
    await open(transportsStub([buildListedTransport(), buildListedTransport({ id: 'b', kind: 'transfer' })]));
    const [hire, transfer] = await screen.findAllByRole('link', { name });
    expect(hire).toHaveAttribute('href', '/mn/transports/countryside-landcruiser');
    expect(hire?.closest('h2')?.parentElement).toHaveTextContent(/4 хүн.*1 өдрийн үнэ.*420,000/);
    expect(transfer?.closest('h2')?.parentElement).toHaveTextContent('Нэг талын үнэ');
  });

  it('[NEED-20] writes what is typed into the address, beside the kind', async () => {
    const { user, router } = await open(transportsStub(), '/mn/transports?kind=hire');
    await user.type(await screen.findByRole('searchbox', { name: /^Хаашаа, ямар унаа/ }), 'говь');
    await waitFor(() => expect(router.state.location.search).toContain(`text=${encodeURIComponent('говь')}`));
    expect(await screen.findByRole('link', { name: 'Өдрөөр' })).toHaveAttribute('aria-current', 'page');
  });

  it('says that nothing fits, and shows everything again', async () => {
    await open(transportsStub([]), '/mn/transports?kind=hire');
    expect(await screen.findByRole('heading', { name: 'Ийм унаа олдсонгүй' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Бүх унааг харах' })).toHaveAttribute('href', '/mn/transports');
  });

  it('says that nothing is on offer', async () => {
    await open(transportsStub([]));
    expect(await screen.findByRole('heading', { name: 'Одоогоор унаа алга' })).toBeVisible();
  });

  it('fails with a way to try again', async () => {
    const answer = { status_code: 200 as const, message: '', result: [buildListedTransport()], count: 1 };
    const { user } = await open(stubOperation(listTransports, ['offline', 'offline', 'offline', answer]));
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 5000 }));
    expect(await screen.findByRole('link', { name })).toBeVisible();
  });
});

describe('The page of a car', () => {
  const at = '/mn/transports/countryside-landcruiser';

  it('[ROUTE-38] tells vehicle, driver, waiting and terms, and leads to the booking', async () => {
    await open(transportStub(), at);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText('монгол, англи')).toBeVisible();
    expect(screen.getByText(/30 минут үнэгүй хүлээнэ/)).toBeVisible();
    expect(screen.getByText('7 хоногийн өмнөөс эхлэн үнийн 20% суутгана')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Захиалах' })[0]).toHaveAttribute('href', `${at}/book`);
    // The bar of a phone sticks to its foot only where it is beside all of the page.
    const bar = screen.getByRole('region', { name: '1 өдрийн үнэ' });
    expect(bar.parentElement).toContainElement(screen.getByRole('heading', { level: 1, name }));
  });

  it('says that there is no such car', async () => {
    await open(stubOperation(getTransport, { status_code: 404, message: '', result: { problem: 'not-found' } }), at);
    expect(await screen.findByRole('heading', { name: 'Ийм унаа алга' })).toBeVisible();
  });

  it('fails with a way to try again', async () => {
    const answer = { status_code: 200 as const, message: '', result: buildTransport() };
    const { user } = await open(stubOperation(getTransport, ['offline', 'offline', 'offline', answer]), at);
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 5000 }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });
});

describe('What cars contribute to the pages of an order', () => {
  it('checkout.summary.transport says what is paid for', async () => {
    const { Component } = await loadPart(remote, 'checkout.summary.transport', 'transport-checkout-summary');
    await renderPart(remote, <Component order={buildTransportOrder()} />);
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.getByText(/Баянгол зочид буудал/)).toBeVisible();
  });

  it('order.detail.transport names the driver, the phone and the plate once they are known', async () => {
    const { Component } = await loadPart(remote, 'order.detail.transport', 'transport-order');
    const known = { driver: 'Б. Ганбаатар', driver_phone: '+97699110421', plate: '4821 УБА' };
    await renderPart(remote, <Component order={buildTransportOrder(known)} />);
    expect(screen.getByText('Б. Ганбаатар')).toBeVisible();
    expect(screen.getByRole('link', { name: '+976 9911 0421' })).toHaveAttribute('href', 'tel:+97699110421');
    expect(screen.getByText('4821 УБА')).toBeVisible();
    expect(screen.getByText(/өдрийн унааны хувьд$/)).toBeVisible();
    expect(screen.queryByText(/аяллын хувьд/)).toBeNull();
  });
});
