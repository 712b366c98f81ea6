import type { Problem } from '@aylal/contracts';
import { endRide, readRide, startRide, type Ride } from '@aylal/contracts/mobility';
import { mobilityRoute } from '@aylal/routes';
import { walletChanged } from '@aylal/shell';
import { buildSessionUser, renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { buildRide } from '../../testing/build-ride.ts';
import { buildVehicle, serverTime } from '../../testing/build-vehicle.ts';
import { vehiclesStub } from '../../testing/vehicles-stub.ts';
import { view } from './ride-dialog.tsx';

const { Component } = view;
const ok = <R,>(result: R) => ({ status_code: 200 as const, message: '', result });
const refused = <S extends 400 | 409 | 503>(status_code: S, problem: Problem, fields?: Record<string, string>) => ({
  status_code,
  message: '',
  result: { problem, ...(fields ? { fields } : {}) },
});
const running = buildRide({ ended_at: null, price: 850, held: 18_700 });
const rideStub = (...rides: (Ride | null)[]) =>
  stubOperation(
    readRide,
    rides.map((result) => ({ ...ok(result), server_time: serverTime })),
  );
const open = (stubs: Stub[], more: { now?: () => Date } = {}) =>
  renderRemote(remote, {
    ...more,
    at: `/en${mobilityRoute.to()}`,
    locale: 'en',
    stubs,
    user: buildSessionUser(),
    dialogs: () => true,
  });
const dialog = async (stub: Stub) => {
  const close = jest.fn();
  const shown = await renderPart(remote, <Component props={{ vehicle: buildVehicle() }} close={close} />, {
    locale: 'en',
    stubs: [stub],
    user: buildSessionUser(),
  });
  return { ...shown, close };
};

describe('[PROD-10] Starting a ride', () => {
  it('says what it costs and what is set aside, and unlocks', async () => {
    const start = stubOperation(startRide, ok(running));
    const { user, close } = await dialog(start);
    for (const sum of ['₮700', '₮150', '₮18,700']) expect(screen.getByText(sum)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unlock and start' }));
    await waitFor(() => expect(close).toHaveBeenCalledWith(true));
    expect(start.calls.map(({ body }) => body)).toEqual([{ vehicle: 'UB0001' }]);
  });

  it.each([
    ['stale telemetry', refused(400, 'invalid-input', { vehicle: 'ride_stale' }), 'No signal for a while'],
    ['somebody else', refused(409, 'state-conflict'), 'Someone else has just taken it. Choose another one.'],
    ['an own ride', refused(409, 'already-booked'), 'End your other ride first.'],
    ['a silent lock', refused(503, 'unavailable'), 'The lock did not respond'],
    ['a lost network', 'offline' as const, 'We got no response.'],
  ])('says what hinders it: %s', async (_what, answer, expected) => {
    const { user, close } = await dialog(stubOperation(startRide, answer));
    await user.click(screen.getByRole('button', { name: 'Unlock and start' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(expected);
    expect(close).not.toHaveBeenCalled();
  });

  it('leads to filling the wallet where that holds too little', async () => {
    const { user, record } = await dialog(stubOperation(startRide, refused(409, 'not-enough-money')));
    await user.click(screen.getByRole('button', { name: 'Unlock and start' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is less than ₮18,700 in your wallet.');
    await user.click(screen.getByRole('button', { name: 'Top up' }));
    expect(record.dialogs).toMatchObject([{ view: 'WALLET_TOP_UP_VIEW', props: { type: 'wallet' } }]);
  });
});

describe('[PROD-10] A ride on the page', () => {
  const scrolled = jest.fn();
  beforeAll(() => {
    Element.prototype.scrollIntoView = scrolled;
  });

  it('begins at a vehicle that can be ridden, and others say why they cannot', async () => {
    const { user, record } = await open([
      vehiclesStub([buildVehicle(), buildVehicle({ id: 'b', plate_no: 'B', status: -6 })]),
      rideStub(null, running),
    ]);
    const other = within(await screen.findByRole('region', { name: /B$/ }));
    expect(other.getByText('Not in service')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ride 1037 УБА' }));
    expect(await screen.findByRole('region', { name: 'You are riding 1037 УБА' })).toBeVisible();
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
    expect(record.dialogs.map((opened) => opened.view)).toEqual(['RIDE_START_VIEW']);
  });

  it('is named at its own vehicle, and no other can be ridden meanwhile', async () => {
    await open([
      vehiclesStub([buildVehicle({ lock_state: 1 }), buildVehicle({ id: 'UB0002', plate_no: '2038 УБА' })]),
      rideStub(running),
    ]);
    const own = within(await screen.findByRole('region', { name: /· 1037 УБА$/ }));
    expect(await own.findByText('This is the one you are riding.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: /2038 УБА$/ })).getByText(/End your other ride/)).toBeVisible();
    expect(screen.queryByText(/Somebody may be/)).not.toBeInTheDocument();
  });

  it('is there when the page comes up again, and ends with its price, also after a lost answer', async () => {
    const end = stubOperation(endRide, ['offline', ok({ ...running, ended_at: running.started_at, price: 1_000 })]);
    const { user, record, services } = await open([vehiclesStub(), rideStub(running, null), end]);
    const bar = within(await screen.findByRole('region', { name: 'You are riding 1037 УБА' }));
    expect(bar.getByText('Since 16:00')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Lock and end' }));
    expect(await bar.findByRole('alert')).toHaveTextContent('We got no response');
    await user.click(bar.getByRole('button', { name: 'Lock and end' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /You are riding/ })).not.toBeInTheDocument());
    expect(record.toasts).toMatchObject([{ kind: 'success', text: 'The ride is over: ₮1,000 from your wallet' }]);
    expect(services.events.last(walletChanged)).toEqual({ type: 'wallet' });
    expect(record.went).toEqual(['/mobility/rides/RIDE-00000001']);
  });

  it('shows time and cost as they run, the most that it can cost, and the charge that is left', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const begun = new Date(Date.parse(serverTime) - 50_000).toISOString();
    await open([vehiclesStub(), rideStub({ ...running, started_at: begun })], { now: () => new Date() });
    const ride = within(await screen.findByRole('region', { name: 'You are riding 1037 УБА' }));
    expect(ride.getByRole('timer', { name: 'Time' })).toHaveTextContent(/^0:5\d$/);
    expect(ride.getByText('₮850')).toBeVisible();
    expect(ride.getByText('₮18,700')).toBeVisible();
    expect(await ride.findByRole('img', { name: 'Battery 76%' })).toBeVisible();
    await jest.advanceTimersByTimeAsync(12_000);
    await waitFor(() => expect(ride.getByRole('timer', { name: 'Time' })).toHaveTextContent(/^1:0\d$/));
    expect(ride.getByText('₮1,000')).toBeVisible();
    jest.useRealTimers();
  });
});
