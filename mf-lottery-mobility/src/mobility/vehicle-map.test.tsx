import { listMapPlaces } from '@aylal/contracts/hotels';
import { listVehiclePins, listVehicles, type VehiclePin } from '@aylal/contracts/mobility';
import type { MapViewProps } from '@aylal/map';
import { mobilityRoute } from '@aylal/routes';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildVehicle, serverTime } from '../testing/build-vehicle.ts';
import { vehiclesStub } from '../testing/vehicles-stub.ts';

jest.mock('@aylal/map', () => ({
  MapFailed: ({ retry }: { retry: () => void }) => <button onClick={retry}>the map again</button>,
  WhenSeen: ({ children }: { children: React.ReactNode }) => children,
  MapView: ({ label, markers, selected, hovered, start, onSelect }: MapViewProps) => (
    <div role="application" aria-label={label} data-start={start?.at.lat} data-hovered={hovered}>
      {markers.map(({ id, name, label: short, state }) => (
        <button
          key={id}
          aria-label={name}
          aria-pressed={id === selected}
          data-state={state}
          onClick={() => onSelect?.(id)}
        >
          {short}
        </button>
      ))}
    </div>
  ),
}));

const pinOf = (over: Parameters<typeof buildVehicle>[0] = {}): VehiclePin => {
  const { ref_number: _number, qr_code: _code, lock_id: _lock, distance: _distance, ...pin } = buildVehicle(over);
  return pin;
};
const ok = (pins: readonly VehiclePin[]) => ({
  status_code: 200 as const,
  message: '',
  result: [...pins],
  server_time: serverTime,
});
const old = buildVehicle().msg_time_ts - 3 * 3600;
const far = { id: 'UB0200', plate_no: '2000 УБВ', vehicle_type: 0, battery: 140, msg_time_ts: old };
const pinsStub = () => stubOperation(listVehiclePins, ok([pinOf(), pinOf(far)]));
const places = stubOperation(listMapPlaces, { status_code: 200, message: '', result: [] });
const open = (stubs: Stub[], at = `/en${mobilityRoute.to()}`) =>
  renderRemote(remote, { at, locale: 'en', stubs: [places, ...stubs] });
const map = () => screen.findByRole('application', { name: 'Map of the vehicles' });

describe('[PROD-10] The map of the vehicles', () => {
  it('says what a minute costs on the pin of what can be ridden, the charge in its name, and calls an old position one', async () => {
    await open([vehiclesStub(), pinsStub()]);
    const pins = within(await map());
    expect(pins.getByRole('button', { name: 'Scooter · 1037 УБА, Battery 76%' })).toHaveTextContent('₮150/min');
    const stale = pins.getByRole('button', { name: /^Bike · 2000 УБВ, Battery unknown, Old position, 3 hours ago$/ });
    expect(stale).toHaveTextContent('Bike · old');
    expect(stale).toHaveAttribute('data-state', 'sold-out');
  });

  it('lights up with the list, and shows the card of what is chosen also where the list does not reach so far', async () => {
    const vehicles = vehiclesStub();
    const { user } = await open([vehicles, pinsStub()]);
    const row = await screen.findByRole('button', { name: 'Show on the map: 1037 УБА' });
    fireEvent.pointerEnter(row.closest('li') as HTMLElement);
    await waitFor(async () => expect(await map()).toHaveAttribute('data-hovered', 'UB0001'));
    await user.click(within(await map()).getByRole('button', { name: /2000 УБВ/ }));
    await waitFor(() => expect(vehicles.calls.at(-1)?.query).toEqual({ vehicle: 'UB0200' }));
    const chosen = screen.getByRole('region', { name: 'The chosen vehicle' });
    await user.click(within(chosen).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'The chosen vehicle' })).not.toBeInTheDocument();
  });

  it('shows the vehicle of a card, and that of a code that is typed', async () => {
    const vehicles = vehiclesStub();
    const { user } = await open([vehicles, pinsStub()], '/en/mobility?type=scooter');
    await user.click(await screen.findByRole('button', { name: 'Show on the map: 1037 УБА' }));
    expect(await screen.findByRole('button', { name: /1037 УБА, Battery/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(
      within(screen.getByRole('region', { name: 'The chosen vehicle' })).getByRole('button', { name: 'Close' }),
    );
    await user.type(screen.getByRole('textbox', { name: /Number on the vehicle/ }), '1037уба');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByRole('region', { name: 'The chosen vehicle' })).toBeVisible();
    expect(vehicles.calls.some(({ query }) => query['code'] === '1037уба')).toBe(true);
  });

  it('says that a code names no vehicle, and keeps what was typed', async () => {
    const { user } = await open([
      stubOperation(listVehicles, [
        { ...ok([]), result: [buildVehicle()] },
        { ...ok([]), result: [] },
      ]),
      pinsStub(),
    ]);
    const field = await screen.findByRole('textbox', { name: /Number on the vehicle/ });
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('Enter the number on the vehicle')).toBeVisible();
    await user.type(field, '9999 УБА');
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('There is no vehicle with this number. Check it.')).toBeVisible();
    expect(field).toHaveValue('9999 УБА');
  });

  it('fails in its own place with a way to try again, and the list goes on', async () => {
    const stub = stubOperation(listVehiclePins, ['offline', 'offline', 'offline', ok([pinOf()])]);
    const { user } = await open([vehiclesStub(), stub]);
    await user.click(await screen.findByRole('button', { name: 'the map again' }, { timeout: 5000 }));
    expect(await screen.findByRole('button', { name: /1037 УБА, Battery/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show on the map: 1037 УБА' })).toBeInTheDocument();
  });

  it('asks nothing while nobody looks at the tab', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const stub = pinsStub();
    const look = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    await open([vehiclesStub(), stub]);
    await map();
    look('hidden');
    await jest.advanceTimersByTimeAsync(61_000);
    expect(stub.calls).toHaveLength(1);
    look('visible');
    await jest.advanceTimersByTimeAsync(16_000);
    await waitFor(() => expect(stub.calls.length).toBeGreaterThan(1));
    jest.useRealTimers();
  });
});
