import type { Landscape } from '../../platform/drawing/landscapes.ts';
import type { TransportKind } from '@aylal/domain/transports';
import type { SandboxVehicle } from './sandbox-vehicles.ts';

export interface SandboxTransport {
  readonly kind: TransportKind;
  /** Its name, its sentence and its places. */
  readonly way: string;
  readonly vehicle: SandboxVehicle;
  readonly landscape: Landscape;
  readonly price: number;
  readonly days: readonly [min: number, max: number];
  readonly cars: number;
  readonly included: string;
  readonly excluded: string;
  /** Places of the trips' list, under which it is found. */
  readonly places: string;
}

const airport: Omit<SandboxTransport, 'vehicle' | 'price' | 'cars'> = {
  kind: 'transfer',
  way: 'airport',
  landscape: 'steppe',
  days: [1, 1],
  included: 'driver fuel toll meet insured',
  excluded: 'childseat',
  places: 'ub',
};
const onTheRoad = {
  kind: 'hire',
  included: 'driver driverstay fuel250 toll insured',
  excluded: 'stay entry morekm childseat',
} as const;
const aDay = {
  kind: 'hire',
  days: [1, 1],
  cars: 1,
  included: 'driver fuel toll insured',
  excluded: 'entry stay childseat',
} as const;

/** What the sandbox's operator offers; the id of each is its way and its vehicle. */
export const sandboxTransports: readonly SandboxTransport[] = [
  { ...airport, vehicle: 'prius', price: 95_000, cars: 4 },
  { ...airport, vehicle: 'landcruiser', price: 180_000, cars: 2 },
  { ...airport, vehicle: 'starex', price: 160_000, cars: 2 },
  { ...airport, vehicle: 'county', price: 390_000, cars: 1 },
  {
    ...airport,
    way: 'terelj-way',
    vehicle: 'starex',
    price: 190_000,
    cars: 1,
    included: 'driver fuel toll insured',
    places: 'ub terelj',
  },
  {
    ...onTheRoad,
    way: 'city',
    vehicle: 'prius',
    landscape: 'city',
    price: 180_000,
    days: [1, 14],
    cars: 2,
    included: 'driver fuel100 insured',
    excluded: 'morekm childseat',
    places: 'ub',
  },
  {
    ...onTheRoad,
    way: 'city',
    vehicle: 'starex',
    landscape: 'city',
    price: 260_000,
    days: [1, 14],
    cars: 1,
    included: 'driver fuel100 insured',
    excluded: 'morekm childseat',
    places: 'ub',
  },
  {
    ...aDay,
    way: 'terelj',
    vehicle: 'prius',
    landscape: 'peaks',
    price: 230_000,
    places: 'ub terelj tsonjin aryabal',
  },
  {
    ...aDay,
    way: 'terelj',
    vehicle: 'landcruiser',
    landscape: 'peaks',
    price: 380_000,
    places: 'ub terelj tsonjin aryabal',
  },
  { ...aDay, way: 'khustai', vehicle: 'furgon', landscape: 'steppe', price: 310_000, places: 'ub khustai' },
  {
    ...onTheRoad,
    way: 'countryside',
    vehicle: 'landcruiser',
    landscape: 'steppe',
    price: 420_000,
    days: [1, 14],
    cars: 1,
    places: 'ub',
  },
  {
    ...onTheRoad,
    way: 'countryside',
    vehicle: 'county',
    landscape: 'steppe',
    price: 780_000,
    days: [1, 10],
    cars: 1,
    places: 'ub',
  },
  {
    ...onTheRoad,
    way: 'kharkhorin',
    vehicle: 'landcruiser',
    landscape: 'dunes',
    price: 400_000,
    days: [2, 4],
    cars: 1,
    places: 'kharkhorin elsen',
  },
  {
    ...onTheRoad,
    way: 'khuvsgul',
    vehicle: 'landcruiser',
    landscape: 'lake',
    price: 430_000,
    days: [5, 12],
    cars: 1,
    places: 'khuvsgul khatgal',
  },
  {
    ...onTheRoad,
    way: 'gobi',
    vehicle: 'furgon',
    landscape: 'dunes',
    price: 350_000,
    days: [6, 14],
    cars: 1,
    places: 'yol khongor bayanzag suvarga',
  },
  {
    ...onTheRoad,
    way: 'gobi',
    vehicle: 'landcruiser',
    landscape: 'dunes',
    price: 450_000,
    days: [6, 14],
    cars: 1,
    places: 'yol khongor bayanzag suvarga',
  },
];
