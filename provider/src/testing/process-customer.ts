import { daysMs } from '@aylal/domain/calendar';

/** Of every customer that signs up here. */
export const PASSWORD = 'a quiet river';

/** A new customer of a running provider; answers the headers of what it asks. */
export async function signUp(url: string, email: string): Promise<Record<string, string>> {
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/api/user/v1/send_verify_code/', { email, purpose: 'register' });
  const outbox = await fetch(`${url}/sandbox/outbox?to=${email}`, { headers: { accept: 'application/json' } });
  const { messages } = (await outbox.json()) as { messages: { code: string }[] };
  const registered = await post('/api/user/v1/register/', {
    email,
    first_name: 'Bat',
    last_name: 'Dorj',
    password: PASSWORD,
    verify_code: messages[0]?.code,
  });
  const { result } = (await registered.json()) as { result: { token: string } };
  return { authorization: `Bearer ${result.token}`, 'content-type': 'application/json' };
}

/** The same customer later, in a new session. */
export async function signInAgain(url: string, email: string): Promise<Record<string, string>> {
  const signedIn = await fetch(`${url}/api/user/v1/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: email, password: PASSWORD }),
  });
  const { result } = (await signedIn.json()) as { result: { token: string } };
  return { authorization: `Bearer ${result.token}`, 'content-type': 'application/json' };
}

interface FoundOffer {
  readonly bookable: boolean;
  readonly refundable_before_depart: boolean;
  readonly filter_str: string;
  readonly key: string;
}

/** Quotes of flights so many days ahead, months unless said, from the provider's own inventory; of those that can be given back where there are any. */
export async function quotes(url: string, count: number, daysAhead = 200): Promise<string[]> {
  const day = new Date(Date.now() + daysMs(daysAhead)).toISOString().slice(0, 10);
  const mix = { adult: 1, child: 0, infant: 0 };
  const search = await fetch(
    `${url}/api/flight/v4/rest/search/?_from=ULN&_to=SEL&depart_date=${day}&trip_type=OW&adult=1&child=0&infant=0`,
  );
  const { result } = (await search.json()) as { result: FoundOffer[] };
  const bookable = result.filter((offer) => offer.bookable);
  const refundable = bookable.filter((offer) => offer.refundable_before_depart);
  const offers = refundable.length > 0 ? refundable : bookable;
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { filter_str, key } = offers[index % offers.length] ?? { filter_str: '', key: '' };
      const checked = await fetch(`${url}/api/flight/v5/rest/check/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ filter_str, key, ...mix }),
      });
      return ((await checked.json()) as { result: { ref_number: string } }).result.ref_number;
    }),
  );
}

const surname = (number: number) => `Bat${String.fromCharCode(97 + (number % 26), 97 + Math.floor(number / 26))}`;

/** The booking of a quote for one person, another one for every number. */
export function bookingOf(quote: string, number: number): string {
  return JSON.stringify({
    journey: {
      contact_name: 'Bat',
      contact_email: 'hammer@example.mn',
      contact_phone: '99112233',
      contact_dial_code: '976',
      ref_number: quote,
    },
    person_names: [
      {
        type: 'adult',
        gender: 'M',
        surname: surname(number),
        given_name: 'Dorj',
        middle_name: null,
        date_of_birth: '1990-01-01',
        doc_number: `E${2_000_000 + number}`,
        issue_country: 'MN',
        nationality: 'MN',
        expiration_date: '2040-01-01',
      },
    ],
  });
}
