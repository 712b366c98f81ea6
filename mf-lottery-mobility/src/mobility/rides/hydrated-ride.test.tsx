import { readRide } from '@aylal/contracts/mobility';
import { sharedMessages } from '@aylal/i18n';
import { buildSessionUser, createTestServices, stubOperation, TestProviders } from '@aylal/testing';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { rideQuery } from '../../api/ride-query.ts';
import { VehicleCard } from '../vehicle-card.tsx';
import { remote } from '../../remote.ts';
import { buildRide } from '../../testing/build-ride.ts';
import { buildVehicle, serverTime } from '../../testing/build-vehicle.ts';

const ride = buildRide({ ended_at: null });
const vehicles = [buildVehicle({ lock_state: 0 }), buildVehicle({ id: 'UB0002', plate_no: '2038 УБА', lock_state: 0 })];

async function rendered() {
  const messages = { shared: (await sharedMessages.en()).default, [remote.id]: (await remote.messages.en()).default };
  const { services } = await createTestServices({
    locale: 'en',
    messages,
    stubs: [stubOperation(readRide, { status_code: 200, message: '', result: ride, server_time: serverTime })],
    user: buildSessionUser(),
  });
  // The session as the host keeps it: a page begins before anybody is known to be signed in.
  const session = { ...services.session, first: () => ({ status: 'checking' as const }) };
  const page = (
    <TestProviders services={{ ...services, session }}>
      {vehicles.map((vehicle) => (
        <VehicleCard key={vehicle.id} vehicle={vehicle} now={Date.parse(serverTime) / 1000} />
      ))}
    </TestProviders>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  await services.queryClient.prefetchQuery(rideQuery(services));
  return { page, container };
}

describe('[PROD-10] A page that comes rendered, whose reader has a ride', () => {
  it('is hydrated as the server drew it, and then says the ride', async () => {
    const { page, container } = await rendered();
    expect(container).toHaveTextContent('Ride');
    const mended = jest.fn();
    const root = await act(() => hydrateRoot(container, page, { onRecoverableError: mended }));
    expect(mended).not.toHaveBeenCalled();
    const own = within(screen.getByRole('region', { name: /1037 УБА$/ }));
    expect(own.getByText('This is the one you are riding.')).toBeVisible();
    expect(own.queryByText('Locked')).toBeNull();
    expect(within(screen.getByRole('region', { name: /2038 УБА$/ })).getByText('Locked')).toBeVisible();
    act(() => root.unmount());
    container.remove();
  });
});
