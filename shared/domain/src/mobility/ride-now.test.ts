import { rideNow } from './ride-now.ts';

const ride = { started_at: '2026-12-01T08:00:00.000Z', vehicle_type: 2, price: 850, held: 18_700 };
const after = (seconds: number) => Date.parse(ride.started_at) + seconds * 1000;

describe('[PROD-10] A ride under way', () => {
  it('counts its seconds and every minute begun, up to what is set aside', () => {
    expect(rideNow(ride, after(59))).toEqual({ seconds: 59, price: 850, most: 18_700 });
    expect(rideNow(ride, after(61))).toEqual({ seconds: 61, price: 1_000, most: 18_700 });
    expect(rideNow(ride, after(86_400))?.price).toBe(18_700);
  });
  it('costs no less than the server has said, and no clock runs backwards', () => {
    expect(rideNow({ ...ride, price: 1_150 }, after(30))?.price).toBe(1_150);
    expect(rideNow(ride, after(-5))?.seconds).toBe(0);
  });
  it('is none on what only staff ride', () => expect(rideNow({ ...ride, vehicle_type: 3 }, after(10))).toBeNull());
});
