import type { MobilityVehicle, Ride } from '@aylal/contracts/mobility';
import { rideHindrance } from '@aylal/domain/mobility';
import type { BookingFixture, Customer, Reply } from '../../../testing/booking-fixture.ts';
import { accounts, post } from '../../../commerce/ledger/ledger.ts';
import { walletMoney } from '../../../commerce/wallets/wallet-accounts.ts';

/** What the answer holds, which the schema of the operation has checked on its way out. */
export const resultOf = <R>({ body }: Reply) => body.result as unknown as R;

/** What a rider does, for tests. */
export function riding(at: BookingFixture) {
  /** Scooters that nobody rides, as they are reported now. */
  async function scooters(hindrance: ReturnType<typeof rideHindrance>): Promise<MobilityVehicle[]> {
    const all = resultOf<MobilityVehicle[]>(
      await at.get(await at.customer(), '/api/mobility/vehicles/?vehicle_type=2'),
    );
    return all.filter((vehicle) => rideHindrance(vehicle, at.clock.now() / 1000) === hindrance);
  }
  async function aScooter(): Promise<MobilityVehicle> {
    const [first] = await scooters(null);
    if (!first) throw new Error('no scooter can be ridden');
    return first;
  }
  async function riderWith(amount: number): Promise<Customer> {
    const customer = await at.customer();
    await at.deps.db.transaction().execute((tx) =>
      post(tx, {
        kind: 'top-up',
        reference: 'AYL-TEST',
        at: at.clock.now(),
        entries: [
          { account: accounts.partnerClearing('qpay'), amount },
          { account: accounts.customerCredit(customer.userId), amount: -amount },
        ],
      }),
    );
    return customer;
  }
  const start = (customer: Customer, vehicle: string) => at.post(customer, '/api/mobility/ride/', { vehicle });
  const end = (customer: Customer, ride: string) => at.post(customer, '/api/mobility/ride/end/', { ride });
  /** A ride of so many minutes that is over. */
  async function ridden(rider: Customer, minutes: number): Promise<Ride> {
    const { id } = resultOf<Ride>(await start(rider, (await aScooter()).id));
    at.clock.advance(minutes * 60_000);
    return resultOf<Ride>(await end(rider, id));
  }
  return {
    scooters,
    aScooter,
    riderWith,
    start,
    end,
    ridden,
    current: async (customer: Customer) => resultOf<Ride | null>(await at.get(customer, '/api/mobility/ride/')),
    money: ({ userId }: Customer) => walletMoney(at.deps.db, userId, 'wallet'),
  };
}
