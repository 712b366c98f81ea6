/** Pins of hotels as the provider tells them, spread over a town and the land around it; the same ones each time. */
export function manyPins(count: number) {
  return Array.from({ length: count }, (_, index) => {
    // Steps of an irrational number leave no gaps and no rows.
    const [turn, far] = [(index * 0.618_033_988_7) % 1, (index * 0.754_877_666_2) % 1];
    const angle = turn * 2 * Math.PI;
    const away = far ** 2 * (index % 4 === 0 ? 3 : 0.15);
    return {
      tapa_code: `ULN-${String(index).padStart(5, '0')}`,
      name: `Hotel ${index}`,
      location: { lat: 47.92 + away * Math.sin(angle), lon: 106.92 + away * 1.5 * Math.cos(angle) },
      per_night: index % 9 === 0 ? null : 90_000 + (index % 500) * 1_000,
    };
  });
}
