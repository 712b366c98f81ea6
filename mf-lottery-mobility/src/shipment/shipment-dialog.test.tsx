import { changeShipment, saveShipment } from '@aylal/contracts/cart';
import { listMapPlaces } from '@aylal/contracts/hotels';
import type { MapViewProps } from '@aylal/map';
import { buildSessionUser, renderPart, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildCart } from '../testing/build-lottery.ts';
import { buildOrderShipment, buildShipment } from '../testing/build-shipment.ts';
import { view } from './shipment-dialog.tsx';

/** Where a press on the stand-in of the map lies; the map itself has tests of its own. */
let pressed = { lat: 47.9221, lon: 106.9155 };
jest.mock('@aylal/map', () => ({
  usePlaceWords: (at: { lat: number } | null) =>
    at && at.lat > 47.91 ? 'Peace Avenue · Sükhbaatar Square: 400 m to the north' : '',
  MapView: ({ label, markers, start, onPlace }: MapViewProps) => (
    <button type="button" aria-label={label} onClick={() => onPlace?.(pressed)}>
      {markers.map(({ name }) => name)} {start?.at.lat}
    </button>
  ),
}));

const { Component } = view;
const location = buildShipment();
const ok = <R,>(result: R) => ({ status_code: 200 as const, message: '', result });
const places = stubOperation(listMapPlaces, ok([]));
const show = async (stubs: Stub[], props: Parameters<typeof Component>[0]['props'] = { location: null }) => {
  const close = jest.fn();
  const shown = await renderPart(remote, <Component props={props} close={close} />, {
    locale: 'en',
    stubs: [places, ...stubs],
    user: buildSessionUser(),
  });
  return { ...shown, close };
};
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const map = () => screen.getByRole('button', { name: 'Place on the map' });
type User = Awaited<ReturnType<typeof show>>['user'];
async function fillIn(user: User): Promise<void> {
  await user.type(field('District or sum'), location.address.district);
  await user.type(field('Khoroo or bag'), location.address.khoroo);
  await user.type(field('Street, building, entrance, door'), location.address.street);
  await user.clear(field('Phone'));
  await user.type(field('Phone'), location.phone);
}
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save the address' }));

beforeEach(() => {
  pressed = { lat: 47.9221, lon: 106.9155 };
});

describe('[MODAL-63] [GAP-72.2] The popup for where deliveries go', () => {
  it('takes an address and a place on the map, saves them for the account and closes with them', async () => {
    const stub = stubOperation(saveShipment, ok({ ...buildCart([]), shipment: location }));
    const { user, close } = await show([stub]);
    await fillIn(user);
    await user.click(map());
    expect(screen.getByRole('status')).toHaveTextContent(
      'Marked: Peace Avenue · Sükhbaatar Square: 400 m to the north',
    );
    expect(map()).toHaveTextContent('Deliver here');
    await save(user);
    await waitFor(() => expect(close).toHaveBeenCalledWith(location));
    expect(stub.calls[0]?.body).toEqual(location);
  });

  it('says at each place what is missing, and takes the focus to the first', async () => {
    const stub = stubOperation(saveShipment, ok(buildCart([])));
    const { user, close } = await show([stub]);
    await save(user);
    await waitFor(() => expect(field('District or sum')).toHaveAccessibleDescription('Fill in this field'));
    expect(field('District or sum')).toHaveFocus();
    expect([stub.calls, close.mock.calls]).toEqual([[], []]);
  });

  it('needs no mark on the map, and takes back one that was made', async () => {
    const unmarked = { ...location, lat: null, lon: null };
    const stub = stubOperation(saveShipment, ok({ ...buildCart([]), shipment: unmarked }));
    const { user, close } = await show([stub]);
    await fillIn(user);
    await user.click(map());
    await user.click(screen.getByRole('button', { name: 'Remove the mark' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await save(user);
    await waitFor(() => expect(close).toHaveBeenCalledWith(unmarked));
    expect(stub.calls[0]?.body).toEqual(unmarked);
  });

  it('refuses a place beyond the border as soon as it is marked', async () => {
    const { user } = await show([]);
    pressed = { lat: 43.65, lon: 111.97 };
    await user.click(map());
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Place on the map' })).toHaveAccessibleDescription(
        /We deliver within Mongolia only/,
      ),
    );
  });

  it('opens the map in the middle of the aimag that is chosen', async () => {
    const { user } = await show([]);
    expect(map()).toHaveTextContent('47.9188');
    await user.selectOptions(screen.getByRole('combobox', { name: 'City or aimag' }), 'Khovd');
    expect(map()).toHaveTextContent('48.005');
  });

  it('marks where the customer is, and shows how it is allowed where the browser refuses', async () => {
    const answers: ((found: PositionCallback, lost: () => void) => void)[] = [
      (_found, lost) => lost(),
      (found) => found({ coords: { latitude: 47.9, longitude: 106.9 } } as GeolocationPosition),
    ];
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (found: PositionCallback, lost: () => void) => answers.shift()?.(found, lost) },
    });
    const { user } = await show([]);
    const here = screen.getByRole('button', { name: 'Mark where I am' });
    await user.click(here);
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(here);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Marked: a point on the map'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('changes the address of an order, and says so where that is over', async () => {
    const stub = stubOperation(changeShipment, [
      { status_code: 409, message: '', result: { problem: 'state-conflict' } },
      ok(buildOrderShipment()),
    ]);
    const { user, close } = await show([stub], { location, refNumber: 'AYL-4K7P2X' });
    expect(field('Khoroo or bag')).toHaveValue('1st khoroo');
    await user.type(field(/Note for the courier/), 'Door code 12');
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be changed any more');
    expect(field(/Note for the courier/)).toHaveValue('Door code 12');
    await save(user);
    await waitFor(() => expect(close).toHaveBeenCalledWith({ ...location, note: 'Door code 12' }));
    expect(stub.calls[0]?.params).toEqual({ ref_number: 'AYL-4K7P2X' });
  });

  it('keeps everything typed when no answer comes, and shows what the provider refused at its field', async () => {
    const stub = stubOperation(saveShipment, [
      'offline',
      {
        status_code: 400,
        message: '',
        result: { problem: 'invalid-input', fields: { phone: 'validation_contact_phone' } },
      },
    ]);
    const { user, close } = await show([stub], { location });
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here');
    await save(user);
    await waitFor(() => expect(field('Phone')).toHaveAccessibleDescription(/digits/));
    expect(field('Phone')).toHaveFocus();
    expect(field('Khoroo or bag')).toHaveValue('1st khoroo');
    expect(close).not.toHaveBeenCalled();
  });
});
