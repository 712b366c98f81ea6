import { getRide, listRides, readRide, type ListedRide, type Ride } from '@aylal/contracts/mobility';
import { rideRoutes } from '@aylal/routes';
import { buildSessionUser, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { buildListedRide, buildRide } from '../../testing/build-ride.ts';
import { serverTime } from '../../testing/build-vehicle.ts';

const ok = <R,>(result: R) => ({ status_code: 200 as const, message: '', result });
const page = (rides: ListedRide[], next: string | null = null) => stubOperation(listRides, ok({ rides, next }));
const list = (stubs: Stub[], search = '', user: ReturnType<typeof buildSessionUser> | null = buildSessionUser()) =>
  renderRemote(remote, {
    at: `/en${rideRoutes.rides.to()}${search}`,
    locale: 'en',
    stubs,
    ...(user ? { user } : {}),
    dialogs: () => true,
  });
const one = (stubs: Stub[]) =>
  renderRemote(remote, {
    at: `/en${rideRoutes.ride.to({ ride: 'RIDE-00000001' })}`,
    locale: 'en',
    stubs,
    user: buildSessionUser(),
    dialogs: () => true,
  });
const oneStub = (ride: Ride) => stubOperation(getRide, ok(ride));

describe('[NEED-171] The rides of a customer', () => {
  it('[PROD-12] tell what was ridden, when, how long and for how much, and open the tax receipt of each', async () => {
    const { user, record } = await list([
      page([
        buildListedRide(),
        buildListedRide({ id: 'RIDE-00000002', plate_no: '2000 УБА', vehicle_type: 0, receipt: 'sent' }),
      ]),
    ]);
    const first = within(await screen.findByRole('region', { name: 'Scooter · 1037 УБА' }));
    expect(first.getByText(/· 10m$/)).toBeVisible();
    expect(first.getByText('₮2,200')).toBeVisible();
    expect(first.getByRole('link')).toHaveAttribute('href', '/en/mobility/rides/RIDE-00000001');
    const button = first.getByRole('button', { name: /^Get the e-receipt, 1037 УБА, / });
    expect(button).toHaveTextContent('Get the e-receipt');
    await user.click(button);
    expect(record.panels).toEqual([
      { id: 'mobilityEBarimt', props: { ref_number: 'RIDE-00000001', company: null, shows: true } },
    ]);
    const second = within(screen.getByRole('region', { name: /2000 УБА/ }));
    expect(second.getByRole('button')).toHaveTextContent('See the e-receipt');
  });

  it('have no receipt while they last, or when they cost nothing', async () => {
    await list([
      page([
        buildListedRide({ ended_at: null }),
        buildListedRide({ id: 'RIDE-00000002', plate_no: '2000 УБА', price: 0 }),
      ]),
    ]);
    expect(await screen.findByText('Riding now')).toBeVisible();
    expect(screen.queryByRole('button', { name: /receipt/i })).toBeNull();
  });

  it('lead to the older ones and back to the newest', async () => {
    const older = page([buildListedRide()], '2026-08-01T08:00:00.000Z');
    await list([older], '?before=2026-09-01T00:00:00.000Z');
    expect(await screen.findByRole('link', { name: 'Older rides' })).toHaveAttribute(
      'href',
      '/en/mobility/rides?before=2026-08-01T08%3A00%3A00.000Z',
    );
    expect(screen.getByRole('link', { name: 'Newest rides' })).toHaveAttribute('href', '/en/mobility/rides');
    expect(older.calls[0]?.query).toEqual({ before: '2026-09-01T00:00:00.000Z' });
  });

  it('say so when there is none, when they cannot be read, and ask who it is', async () => {
    const empty = await list([page([])]);
    expect(await screen.findByRole('heading', { name: 'No rides yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vehicles around you' })).toHaveAttribute('href', '/en/mobility');
    empty.unmount();
    const failing = await list([
      stubOperation(listRides, ['offline', 'offline', 'offline', ok({ rides: [buildListedRide()], next: null })]),
    ]);
    await failing.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: /1037/ })).toBeVisible();
    failing.unmount();
    await list([], '', null);
    expect(await screen.findByRole('heading', { name: 'Sign in to see your rides' })).toBeVisible();
  });
});

describe('[NEED-172] A ride on its page', () => {
  it('tells its facts, with room for its receipt', async () => {
    await one([oneStub(buildRide())]);
    expect(await screen.findByRole('heading', { name: 'Scooter · 1037 УБА' })).toBeVisible();
    for (const fact of ['RIDE-00000001', '10m', '₮2,200']) expect(screen.getByText(fact)).toBeVisible();
    expect(screen.queryByText(/no e-receipt|once the ride is over/)).toBeNull();
  });

  it('can be ended there while it lasts, and says when its receipt is available', async () => {
    const running = buildRide({ ended_at: null, price: 850, held: 18_700 });
    await one([oneStub(running), stubOperation(readRide, { ...ok(running), server_time: serverTime })]);
    expect(await screen.findByRole('button', { name: 'Lock and end' })).toBeVisible();
    expect(screen.getByText('The e-receipt is available once the ride is over.')).toBeVisible();
  });

  it('says why there is no receipt of one that cost nothing', async () => {
    await one([oneStub(buildRide({ price: 0 }))]);
    expect(await screen.findByText('This ride cost nothing, so there is no e-receipt for it.')).toBeVisible();
  });

  it("says so where there is none, also for somebody else's", async () => {
    await one([stubOperation(getRide, { status_code: 404, message: '', result: { problem: 'not-found' } })]);
    expect(await screen.findByRole('heading', { name: 'There is no such ride' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'My rides' })).toBeVisible();
  });
});
