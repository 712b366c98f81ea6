import { listLateOffers, searchFlightOffers, type AskedCarriers } from '@aylal/contracts/flights';
import { locales } from '@aylal/domain/language';
import { checkMessages, type Messages } from '@aylal/i18n';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { buildOffers } from '../../testing/build-offers.ts';
import { buildSearchAddress } from '../../testing/build-search-address.ts';
import { airportsStub, nearbyStub } from '../../testing/flights-stubs.ts';
import { pendingCarriersMessages } from './pending-carriers-messages.ts';

type State = AskedCarriers['carriers'][number]['state'];

const [beijing, ...first] = buildOffers();
const came = beijing ? [beijing] : [];
const expires_at = '2026-11-21T02:30:00.000Z';
const asked = (token: string, korean: State, chinese: State = 'answered'): AskedCarriers => ({
  token,
  carriers: [
    { code: 'OM', name: 'МИАТ', state: 'answered' },
    { code: 'CA', name: 'Air China', state: chinese },
    { code: 'KE', name: 'Korean Air', state: korean },
  ],
});
const part = (result: typeof first, standing?: AskedCarriers) => ({
  status_code: 200 as const,
  message: '',
  result,
  expires_at,
  ...(standing ? { asked: standing } : {}),
});
const searchStub = (standing: AskedCarriers, result = first) =>
  stubOperation(searchFlightOffers, part(result, standing));
const open = (...stubs: Stub[]) =>
  renderRemote(remote, { at: `/mn${buildSearchAddress()}`, stubs: [...stubs, nearbyStub(), airportsStub()] });
/** The same, once the list is there. */
async function openList(...stubs: Stub[]) {
  const opened = await open(...stubs);
  await screen.findAllByText('Сонгох');
  return opened;
}
const cards = () => screen.getAllByRole('article');

// Loaded once before, so that no test waits for it.
beforeAll(() => import('./pending-carriers.tsx'));

describe('When carriers are late', () => {
  it('[NEED-40] says who is still asked, and leaves the list alone until the reader wants the rest', async () => {
    let answer: (standing: ReturnType<typeof part>) => void = () => {};
    const late = stubOperation(listLateOffers, () => new Promise<ReturnType<typeof part>>((done) => (answer = done)));
    const { user } = await openList(searchStub(asked('t.3', 'answered', 'asked')), late);
    expect(await screen.findByText('Air China компаниас асууж байна.')).toHaveAttribute('role', 'status');
    expect(cards()).toHaveLength(3);
    answer(part(came));
    expect(await screen.findByText('Дахин 1 нислэг ирлээ.')).toBeInTheDocument();
    expect(cards()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Харуулах' }));
    expect(cards()).toHaveLength(4);
    expect(screen.getByText('Бүх авиа компани хариу өглөө.').parentElement).toHaveFocus();
    expect(late.calls.map(({ query }) => query)).toEqual([{ token: 't.3' }]);
  });

  it('[NEED-40] goes on asking by the newest token while somebody is missing', async () => {
    const late = stubOperation(listLateOffers, [part(came, asked('t.4', 'asked')), part([], asked('t.4', 'silent'))]);
    await openList(searchStub(asked('t.3', 'asked', 'asked')), late);
    expect(await screen.findByText('Дахин 1 нислэг ирлээ. Korean Air хариу өгсөнгүй.')).toBeInTheDocument();
    expect(late.calls.map(({ query }) => query['token'])).toEqual(['t.3', 't.4']);
  });
});

describe('When a carrier does not answer', () => {
  it('[NEED-40] says so, asks once more on demand, and takes what comes then', async () => {
    const late = stubOperation(listLateOffers, part(came));
    const { user } = await openList(searchStub(asked('t.3', 'answered', 'silent')), late);
    expect(await screen.findByText('Air China хариу өгсөнгүй.')).toBeInTheDocument();
    expect(late.calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Дахин асуух' }));
    await user.click(await screen.findByText('Харуулах'));
    expect(late.calls.map(({ query }) => query)).toEqual([{ token: 't.3', again: 'true' }]);
    expect(cards()).toHaveLength(4);
  });

  it('[NEED-40] says that it answered in part', async () => {
    await openList(searchStub(asked('t.3', 'partial')));
    expect(await screen.findByText('Korean Air нислэгийнхээ зөвхөн хэсгийг илгээлээ.')).toBeInTheDocument();
  });

  it('[NEED-40] offers a new search when this one cannot be asked on any more', async () => {
    const gone = { status_code: 404 as const, message: '', result: { problem: 'offer-expired' as const } };
    const search = stubOperation(searchFlightOffers, [part(first, asked('t.3', 'asked')), part(buildOffers())]);
    const { user } = await openList(search, stubOperation(listLateOffers, gone));
    await user.click(await screen.findByText('Дахин хайх'));
    await waitFor(() => expect(cards()).toHaveLength(4));
    expect(search.calls).toHaveLength(2);
  });

  it('[NEED-14] is not taken for a day without flights when none of them did', async () => {
    const nobody = asked('t.0', 'silent', 'silent');
    const carriers = nobody.carriers.map((carrier) => ({ ...carrier, state: 'silent' as const }));
    const search = stubOperation(searchFlightOffers, [part([], { ...nobody, carriers }), part(buildOffers())]);
    const { user } = await open(search);
    expect(await screen.findByText('Авиа компаниуд хариу өгөхгүй байна')).toBeInTheDocument();
    expect(screen.getByText(/МИАТ, Air China болон өөр 1 компаниас асуулаа/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    await waitFor(() => expect(cards()).toHaveLength(4));
  });
});

it('has every word about late carriers in all six languages', async () => {
  const loaded = await Promise.all(
    locales.map(async (locale) => [locale, (await pendingCarriersMessages.source[locale]()).default] as const),
  );
  expect(checkMessages(Object.fromEntries(loaded) as Record<(typeof locales)[number], Messages>)).toEqual([]);
});
