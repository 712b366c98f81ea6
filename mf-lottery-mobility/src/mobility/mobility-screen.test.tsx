import { listVehicles } from '@aylal/contracts/mobility';
import { mobilityRoute } from '@aylal/routes';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildVehicle } from '../testing/build-vehicle.ts';
import { lateVehiclesStub, vehiclesStub } from '../testing/vehicles-stub.ts';

const open = (stub: Stub, at = `/mn${mobilityRoute.to()}`) => renderRemote(remote, { at, stubs: [stub] });
const look = (visibilityState: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
};
const card = async (plate: RegExp) => within(await screen.findByRole('region', { name: plate }));

describe('The page /mobility', () => {
  it('waits and says so', async () => {
    await open(stubOperation(listVehicles, 'hanging'));
    expect(await screen.findByText('Тээврийн хэрэгслийг ачаалж байна')).toBeInTheDocument();
  });

  it('says that nothing of this kind is out', async () => {
    await open(vehiclesStub([]));
    expect(await screen.findByRole('heading', { name: 'Ийм төрлийн унаа одоо алга' })).toBeVisible();
  });

  it('fails with a way to try again', async () => {
    const { user } = await open(lateVehiclesStub());
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('ачаалж чадсангүй');
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByRole('region', { name: 'Скутер · 1037 УБА' })).toBeVisible();
  });

  it('[PROD-10] [MOB-07] tells type, battery, lock and what keeps one from riding, and nothing unknown as open', async () => {
    const hour = 3600;
    const { msg_time_ts } = buildVehicle();
    await open(
      vehiclesStub([
        buildVehicle(),
        buildVehicle({ id: 'b', plate_no: 'Б', vehicle_type: 3, battery: 140, lock_state: null, status: 5 }),
        buildVehicle({ id: 'c', plate_no: 'В', lock_state: 2, status: -12, msg_time_ts: msg_time_ts - 3 * hour }),
      ]),
    );
    const first = await card(/1037/);
    expect(first.getByRole('img', { name: 'Цэнэг 76%' })).toHaveTextContent('76%');
    expect(first.getByText('Түгжээтэй')).toBeVisible();
    expect(first.getByText(/дөнгөж сая/)).toBeVisible();
    const worker = await card(/^Ажилтан · Б/);
    expect(worker.getByRole('img', { name: 'Цэнэг тодорхойгүй' })).toBeVisible();
    expect(worker.getByText('Түгжээ тодорхойгүй')).toBeVisible();
    const stolen = await card(/В$/);
    expect(stolen.getByText('Түгжээгүй')).toBeVisible();
    expect(stolen.getByText('Хуучин байршил, 3 цагийн өмнөх')).toBeVisible();
  });

  it('[MOB-14] [MOB-17] keeps the words of the workshop from the card: one out of service is called that, its state is among its numbers', async () => {
    const { user } = await open(
      vehiclesStub([buildVehicle({ status: -8 }), buildVehicle({ id: 'b', plate_no: 'Б', status: 5 })]),
    );
    const repaired = await card(/1037/);
    expect(repaired.getByText('Ашиглалтад алга')).toBeVisible();
    expect(screen.queryByText('Засварын газарт')).not.toBeInTheDocument();
    await user.click(repaired.getByRole('button', { name: /QR код/ }));
    expect(await repaired.findByText('Засварын газарт')).toBeVisible();
    const unknown = await card(/Б$/);
    await user.click(unknown.getByRole('button', { name: /QR код/ }));
    expect(await unknown.findByText('Тодорхойгүй')).toBeVisible();
  });

  it('[MOB-01] shows the QR code, the plate and the numbers when they are asked for', async () => {
    const { user } = await open(vehiclesStub());
    await user.click(await screen.findByRole('button', { name: 'QR код, дугаар: 1037 УБА' }));
    for (const text of ['AYL-RIDE-0001-4F2A9C', 'MOB-0001', '9A0C44D1E2B3'])
      expect(await screen.findByText(text)).toBeVisible();
  });

  it('has what can be ridden first', async () => {
    await open(vehiclesStub([buildVehicle({ lock_state: 2 }), buildVehicle({ id: 'b', plate_no: '0002 УБА' })]));
    await card(/0002/);
    expect(screen.getAllByRole('region').map((one) => one.textContent?.slice(0, 20))).toEqual([
      expect.stringContaining('0002'),
      expect.stringContaining('1037'),
    ]);
  });

  it('tells on the card what a ride costs', async () => {
    await open(vehiclesStub());
    expect((await card(/1037/)).getByText('700₮ + минут тутам 150₮')).toBeVisible();
  });

  it('shows three at first, and the others when asked for', async () => {
    const many = Array.from({ length: 25 }, (_, index) => buildVehicle({ id: `v${index}`, plate_no: `${index} УБА` }));
    const { user } = await open(vehiclesStub(many));
    await card(/ 0 УБА/);
    expect(screen.getAllByRole('region', { name: /УБА$/ })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Бас 22 унаа харуулах' }));
    expect(screen.getAllByRole('region', { name: /УБА$/ })).toHaveLength(25);
  });

  it('[ROUTE-39] [MOB-05.2] keeps the type in the address, and shows all for one that is not known', async () => {
    const stub = vehiclesStub();
    const { user, router } = await open(stub, '/mn/mobility?type=car');
    await screen.findByRole('region', { name: /1037/ });
    await user.click(screen.getByRole('link', { name: 'Ажилтан' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=worker'));
    await waitFor(() => expect(stub.calls.at(-1)?.query).toEqual({ vehicle_type: '3' }));
    expect(stub.calls[0]?.query).toEqual({});
  });

  it('asks nothing while nobody looks at the tab', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const stub = vehiclesStub();
    await open(stub);
    await screen.findByRole('region', { name: /1037/ });
    look('hidden');
    await jest.advanceTimersByTimeAsync(61_000);
    expect(stub.calls).toHaveLength(1);
    look('visible');
    await jest.advanceTimersByTimeAsync(16_000);
    await waitFor(() => expect(stub.calls.length).toBeGreaterThan(1));
    jest.useRealTimers();
  });
});
