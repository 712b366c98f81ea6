export interface Aircraft {
  readonly name: string;
  /** Seats in the cabin that we sell. */
  readonly seats: number;
  readonly cruiseKmh: number;
}

const fleet: Readonly<Record<string, Aircraft>> = {
  '73H': { name: 'Boeing 737-800', seats: 162, cruiseKmh: 820 },
  '738': { name: 'Boeing 737-800', seats: 186, cruiseKmh: 820 },
  '7M8': { name: 'Boeing 737 MAX 8', seats: 166, cruiseKmh: 830 },
  '788': { name: 'Boeing 787-9', seats: 264, cruiseKmh: 890 },
  '77W': { name: 'Boeing 777-300ER', seats: 292, cruiseKmh: 890 },
  '333': { name: 'Airbus A330-300', seats: 248, cruiseKmh: 870 },
  '359': { name: 'Airbus A350-900', seats: 276, cruiseKmh: 895 },
  '319': { name: 'Airbus A319', seats: 132, cruiseKmh: 820 },
  A319: { name: 'Airbus A319', seats: 132, cruiseKmh: 820 },
  '320': { name: 'Airbus A320', seats: 174, cruiseKmh: 820 },
  '321': { name: 'Airbus A321neo', seats: 190, cruiseKmh: 825 },
  E90: { name: 'Embraer 190', seats: 97, cruiseKmh: 790 },
  E95: { name: 'Embraer 195-E2', seats: 136, cruiseKmh: 800 },
  E70: { name: 'Embraer 170', seats: 78, cruiseKmh: 780 },
  E45: { name: 'Embraer ERJ-145', seats: 50, cruiseKmh: 770 },
  AT7: { name: 'ATR 72-500', seats: 68, cruiseKmh: 500 },
};
const usual: Aircraft = { name: 'Airbus A320', seats: 174, cruiseKmh: 820 };

export function aircraftOf(type: string): Aircraft {
  return fleet[type] ?? usual;
}

/** What an airline would put on a route of this length. */
export function aircraftTypeFor(km: number, lowcost: boolean, fraction: number): string {
  if (lowcost) return fraction < 0.5 ? '320' : '321';
  if (km > 7000) return ['788', '359', '77W'][Math.floor(fraction * 3)] ?? '788';
  if (km > 4200) return fraction < 0.5 ? '333' : '788';
  if (km < 900 && fraction < 0.3) return 'E90';
  return ['320', '321', '738'][Math.floor(fraction * 3)] ?? '320';
}
