import { randomUUID } from 'node:crypto';
import { addDays, homeDate } from '@aylal/domain/calendar';
import { call, registerCustomer } from './customer.ts';
import type { ProviderProcess } from './start-provider-process.ts';
import { measure, type Measured } from './measure.ts';

const pairs = [
  ['UBN', 'ICN'],
  ['UBN', 'NRT'],
  ['UBN', 'PEK'],
  ['UBN', 'IST'],
  ['UBN', 'FRA'],
  ['UBN', 'ULG'],
  ['UBN', 'LHR'],
  ['ICN', 'UBN'],
  ['UBN', 'HKG'],
  ['UBN', 'BKK'],
] as const;

const json = (token?: string) => ({
  accept: 'application/json',
  'accept-language': 'mn',
  'content-type': 'application/json',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

/** A search of many: ten directions, ninety days. */
export function searchPath(index: number, roundTrip: boolean): string {
  const [from, to] = pairs[index % pairs.length] ?? pairs[0];
  const depart = addDays(homeDate(new Date()), 14 + (index % 90));
  const back = roundTrip ? `&trip_type=RT&return_date=${addDays(depart, 7)}` : '';
  return `/api/flight/v4/rest/search/?_from=${from}&_to=${to}&depart_date=${depart}&adult=1${back}`;
}

/** 50 searches a second over 900 different searches, half of them round trips. */
export async function searchScenario(provider: ProviderProcess): Promise<Measured> {
  let sent = 0;
  return measure('flight search, 50 a second', provider, {
    connections: 20,
    seconds: 20,
    rate: 50,
    requests: [
      {
        method: 'GET',
        headers: json(),
        setupRequest: (request) => ({ ...request, path: searchPath((sent += 1), sent % 2 === 0) }),
      },
    ],
  });
}

const monthsAhead = 10;

/** Pair, month and length of stay are another one each time, so that no answer is known from before. */
function monthPath(index: number): string {
  const [from, to] = pairs[index % pairs.length] ?? pairs[0];
  const turn = Math.floor(index / pairs.length);
  const month = addDays(homeDate(new Date()), 30 * (1 + (turn % monthsAhead))).slice(0, 7);
  const stay = turn % 2 === 0 ? '' : `&trip_type=RT&stay=${5 + (turn % 7)}`;
  return `/api/flight/v4/rest/month_fares/?_from=${from}&_to=${to}&month=${month}&adult=1${stay}`;
}

/** The fares of 80 different months, one way and both, four a second. */
export async function monthScenario(provider: ProviderProcess): Promise<Measured> {
  let sent = -1;
  return measure('a month of fares, not asked before', provider, {
    connections: 4,
    seconds: 20,
    rate: 4,
    requests: [
      {
        method: 'GET',
        headers: json(),
        setupRequest: (request) => ({ ...request, path: monthPath((sent += 1)) }),
      },
    ],
  });
}

interface Offer {
  readonly filter_str: string;
  readonly key: string;
  readonly bookable: boolean;
  readonly seats_left: number;
}

/** A quote for one adult, from offers that still have seats; each quote becomes one booking. */
export async function quotes(url: string, wanted: number): Promise<string[]> {
  const found: string[] = [];
  for (let index = 0; found.length < wanted && index < 3_000; index += 1) {
    const { result } = await call<{ result: Offer[] }>(url, searchPath(index, false));
    const offers = result.filter((offer) => offer.bookable && offer.seats_left > 4).slice(0, 12);
    const made = await Promise.all(
      offers.map(({ filter_str, key }) =>
        call<{ result: { ref_number: string } }>(url, '/api/flight/v5/rest/check/', {
          body: { filter_str, key, adult: 1, child: 0, infant: 0 },
          status: [200, 208, 404],
        }),
      ),
    );
    found.push(...made.flatMap(({ result }) => (result.ref_number ? [result.ref_number] : [])));
  }
  return found;
}

/** Another name for every booking: the same people on the same flights would be answered with the order that is there. */
const nameOf = (index: number) =>
  Array.from({ length: 5 }, (_, place) => String.fromCharCode(65 + (Math.floor(index / 26 ** place) % 26))).join('');

/** The booking of a quote for one person, another one for every index. */
export function bookingBody(quote: string, index: number) {
  return JSON.stringify({
    journey: {
      contact_name: 'Bench Load',
      contact_email: 'bench@example.mn',
      contact_phone: '99112233',
      contact_dial_code: '976',
      ref_number: quote,
    },
    person_names: [
      {
        type: 'adult',
        gender: 'M',
        surname: 'LOAD',
        given_name: nameOf(index),
        middle_name: null,
        date_of_birth: '1990-01-01',
        doc_number: `E${String(10_000_000 + index)}`,
        issue_country: 'MN',
        nationality: 'MN',
        expiration_date: addDays(homeDate(new Date()), 3_000),
        ref_user: '',
      },
    ],
  });
}

/** Bookings with a key, 20 connections, ten customers; every one of them another person on a quote of its own. Then reads of the orders made. */
export async function bookingScenarios(
  provider: ProviderProcess,
  seconds: number,
  expectedPerSecond: number,
  firstCustomer = 0,
): Promise<Measured[]> {
  const { url } = provider;
  const tokens: string[] = [];
  // One after another: hashing ten passwords at once is another measurement.
  for (let index = 0; index < 10; index += 1) tokens.push(await registerCustomer(url, firstCustomer + index));
  const open = await quotes(url, Math.max(6_000, Math.ceil(seconds * expectedPerSecond * 1.3)));
  const owners = new Map<string, string>();
  // Other people than those of another provider's customers.
  let sent = firstCustomer * 1_000;
  const booking = await measure('booking with key', provider, {
    connections: 20,
    seconds,
    requests: [
      {
        method: 'POST',
        path: '/api/flight/v4/rest/confirm/',
        setupRequest: (request) => {
          const index = (sent += 1);
          const token = tokens[index % tokens.length] ?? '';
          return {
            ...request,
            headers: { ...json(token), 'idempotency-key': randomUUID() },
            body: bookingBody(open[index % open.length] ?? '', index),
          };
        },
      },
    ],
  });
  for (const token of tokens) {
    const { result } = await call<{ result: { orders: { ref_number: string }[] } }>(url, '/api/order/v1/list/', {
      token,
    });
    for (const { ref_number } of result.orders) owners.set(ref_number, token);
  }
  const orders = [...owners];
  let read = 0;
  const readOrders = (name: string, connections: number, seconds: number) =>
    measure(name, provider, {
      connections,
      seconds,
      requests: [
        {
          method: 'GET',
          setupRequest: (request) => {
            const [ref, token] = orders[(read += 1) % orders.length] ?? ['', ''];
            return { ...request, path: `/api/order/v1/detail/flight/${ref}/`, headers: json(token) };
          },
        },
      ],
    });
  const usual = 'signed-in read of an order';
  return [
    booking,
    await readOrders(usual, 20, 8),
    await readOrders(`${usual}, 200 connections`, 200, 5),
    await readOrders(`${usual}, 400 connections`, 400, 5),
    await readOrders(`${usual}, right afterwards`, 20, 5),
  ];
}
