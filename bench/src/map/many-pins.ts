/** Places spread over a town and the land around it; the same ones each time. */
function manyPlaces(count: number) {
  return Array.from({ length: count }, (_, index) => {
    // Steps of an irrational number leave no gaps and no rows.
    const [turn, far] = [(index * 0.618_033_988_7) % 1, (index * 0.754_877_666_2) % 1];
    const angle = turn * 2 * Math.PI;
    const away = far ** 2 * (index % 4 === 0 ? 3 : 0.15);
    return { lat: 47.92 + away * Math.sin(angle), lon: 106.92 + away * 1.5 * Math.cos(angle) };
  });
}

/** Pins of hotels as the provider tells them. */
export function manyHotels(count: number) {
  return manyPlaces(count).map((location, index) => ({
    tapa_code: `ULN-${String(index).padStart(5, '0')}`,
    name: `Hotel ${index}`,
    location,
    per_night: index % 9 === 0 ? null : 90_000 + (index % 500) * 1_000,
  }));
}

/** Pins of vehicles of every kind, charge and state, as the provider tells them. */
export function manyVehicles(count: number) {
  const receivedAt = Math.round(Date.now() / 1000);
  return manyPlaces(count).map((place, index) => ({
    ...place,
    id: `UB${String(index).padStart(5, '0')}`,
    vehicle_type: index % 4,
    plate_no: `${1000 + (index % 9000)} УБА`,
    battery: index % 101,
    status: index % 7 === 0 ? -6 : 0,
    lock_state: index % 5 === 0 ? 1 : 0,
    msg_time_ts: receivedAt - (index % 900),
  }));
}
