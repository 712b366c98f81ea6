import { searchAirports } from '@aylal/contracts/flights';
import { renderRemote, stubOperation } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { remote } from '../remote.ts';
import { buildSearchAddress } from '../testing/build-search-address.ts';
import { airportsStub, monthFaresStub, nearbyStub, offersStub } from '../testing/flights-stubs.ts';

const stubs = () => [airportsStub(), offersStub(), nearbyStub(), monthFaresStub()];
const open = (at = '/mn/flights', options = {}) => renderRemote(remote, { at, stubs: stubs(), ...options });

async function choosePlace(user: UserEvent, label: string, typed: string, option: RegExp) {
  const field = screen.getByRole('combobox', { name: label });
  await user.clear(field);
  await user.type(field, typed);
  await user.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
}

describe('The flight search', () => {
  it('shows below its form on which days one flies cheaply', async () => {
    await open();
    const days = await screen.findByRole('region', { name: 'Сөүл рүү хямд өдрүүд' });
    expect((await within(days).findAllByRole('link')).length).toBeGreaterThan(1);
  });

  it('[ROUTE-33] [ROUTE-52] leads to the results of what was chosen, with everything in the address', async () => {
    const { user, record } = await open();
    await screen.findByRole('search');
    await user.click(screen.getByRole('radio', { name: 'Нэг талдаа' }));
    await choosePlace(user, 'Хаашаа', 'сөү', /Инчон/);
    await user.click(screen.getByRole('button', { name: /^Явах/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('gridcell', { name: /11-р сарын 28/ }));
    await user.click(screen.getByRole('button', { name: 'Нислэг хайх' }));
    await waitFor(() =>
      expect(record.went).toEqual([
        '/flights/results?_from=UBN&_to=ICN&depart_date=2026-11-28&trip_type=OW&adult=1&child=0&infant=0',
      ]),
    );
  });

  it('proposes no flight to where the journey starts', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('combobox', { name: 'Хаашаа' }));
    await screen.findByRole('option', { name: /Инчон/ });
    expect(screen.queryByRole('option', { name: /Улаанбаатар/ })).toBeNull();
  });

  it('says at each field what is missing, and goes nowhere', async () => {
    const { user, record } = await open();
    await user.click(await screen.findByRole('button', { name: 'Нислэг хайх' }));
    expect(await screen.findByText('Хот эсвэл нисэх буудлаа жагсаалтаас сонгоно уу')).toBeInTheDocument();
    expect(record.went).toEqual([]);
  });

  it('asks for a day that was not chosen, and takes the customer to the first field that is wrong', async () => {
    const { user, record } = await open('/mn/flights?_from=UBN&_to=ICN&trip_type=OW');
    await user.click(await screen.findByRole('button', { name: 'Нислэг хайх' }));
    expect(await screen.findByText('Өдрөө сонгоно уу')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Явах/ })).toHaveFocus());
    expect(record.went).toEqual([]);
  });

  it('swaps origin and destination', async () => {
    const { user } = await open('/mn/flights?_from=UBN&_to=ULG&depart_date=2020-01-01');
    await screen.findByDisplayValue('Өлгий');
    await user.click(screen.getByRole('button', { name: 'Хаанаас, хаашаа хоёрыг солих' }));
    expect(screen.getByRole('combobox', { name: 'Хаанаас' })).toHaveValue('Өлгий');
  });

  it('keeps a found place under the finger while the next letter is searched', async () => {
    const airports = airportsStub('сөү');
    const { user } = await open('/mn/flights', { stubs: [airports, offersStub(), nearbyStub(), monthFaresStub()] });
    const field = await screen.findByRole('combobox', { name: 'Хаашаа' });
    await user.type(field, 'сө');
    await waitFor(() => expect(airports.calls.map(({ query }) => query['text'])).toContain('сө'));
    const found = await screen.findByRole('option', { name: /Инчон/ });
    await user.type(field, 'ү');
    await waitFor(() => expect(airports.calls.map(({ query }) => query['text'])).toContain('сөү'));
    await user.click(found);
    expect(field).toHaveValue('Сөүл');
  });

  it('says that no place fits, and what else to try', async () => {
    const { user } = await open();
    await user.type(await screen.findByRole('combobox', { name: 'Хаашаа' }), 'qqq');
    expect(await screen.findByText(/Ийм газар олдсонгүй/)).toBeInTheDocument();
  });

  it('offers to try again when places do not load', async () => {
    await open('/mn/flights', {
      stubs: [stubOperation(searchAirports, { status_code: 400, message: '', result: { problem: 'invalid-input' } })],
    });
    expect(await screen.findByRole('search')).toBeInTheDocument();
  });
});

describe('A journey over several towns', () => {
  const trip = (number: number) => within(screen.getByRole('group', { name: `${number}-р нислэг` }));
  const address = '_from=UBN&_to=ICN&depart_date=2026-12-19&trip_type=MT&adult=2';

  it('[FLIGHT-11] goes on from the trip that is there, and leads to the results with every trip in the address', async () => {
    const { user, record } = await open(`/mn/flights?${address}&next_trips=ICN-ULG-2026-12-18`);
    expect(await screen.findByText('Энэ нислэг дээрх нислэгээсээ өмнө байна. Өдрөө шалгана уу')).toBeInTheDocument();
    await user.click(trip(2).getByRole('button', { name: /^Явах/ }));
    const days = within(screen.getByRole('dialog'));
    expect(days.getByRole('gridcell', { name: /12-р сарын 18/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(days.getByRole('gridcell', { name: /12-р сарын 22/ }));
    await user.click(screen.getByRole('button', { name: 'Нислэг хайх' }));
    await waitFor(() =>
      expect(record.went).toEqual([
        '/flights/results?_from=UBN&_to=ICN&depart_date=2026-12-19&trip_type=MT&next_trips=ICN-ULG-2026-12-22&adult=2&child=0&infant=0',
      ]),
    );
  });

  it('[FLIGHT-11] has two to six trips, each added from the end of the one before, and says at each field what is missing', async () => {
    const { user, record } = await open(`/mn/flights?${address}&next_trips=ICN-ULG-2026-12-18`);
    await screen.findByRole('group', { name: '2-р нислэг' });
    expect(screen.queryByRole('button', { name: /нислэгийг хасах/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Нислэг нэмэх' }));
    expect(await trip(3).findByDisplayValue('Өлгий')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Нислэг хайх' }));
    expect(await trip(3).findByText('Хот эсвэл нисэх буудлаа жагсаалтаас сонгоно уу')).toBeInTheDocument();
    expect(record.went).toEqual([]);
    for (let more = 0; more < 4; more += 1)
      await user.click(screen.getByRole('button', { name: /нэмэх|хүртэл нислэг/ }));
    expect(screen.getByRole('button', { name: '6 хүртэл нислэг' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: '3-р нислэгийг хасах' }));
    expect(screen.getByRole('button', { name: 'Нислэг нэмэх' })).toHaveFocus();
    expect(screen.getByText('5 нислэг')).toBeInTheDocument();
  });

  it.each([
    ['no further trip', '', /2–6 нислэгтэй/],
    ['a place that is none', '&next_trips=ICN--2026-12-22', /жагсаалтаас сонгоно уу/],
    ['a day too far ahead', '&next_trips=ICN-ULG-2028-12-22', /361 хоногийн дотор/],
  ])('[FLIGHT-11] with %s in its address is explained at the field', async (_, next, text) => {
    const { router } = await open(`/mn/flights/results?${address}${next}`);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/mn/flights');
    expect(trip(2).getByRole('combobox', { name: 'Хаанаас' })).toBeInTheDocument();
  });
});

describe('The passengers', () => {
  it('[FLIGHT-14] [GAP-35.1] [GAP-35.3] are 1 to 17 adults and no more infants than adults, with the reason at the button', async () => {
    const { user } = await open('/mn/flights?_from=UBN&_to=ICN&depart_date=2020-01-01&adult=17&infant=16');
    await user.click(await screen.findByRole('button', { name: /Зорчигч/ }));
    const adults = screen.getByRole('group', { name: 'Том хүн' });
    expect(within(adults).getByRole('button', { name: /нэм/i })).toHaveAttribute('aria-disabled', 'true');
    const infants = screen.getByRole('group', { name: 'Нярай' });
    await user.click(within(infants).getByRole('button', { name: /нэм/i }));
    expect(within(infants).getByText('17')).toBeInTheDocument();
    expect(within(infants).getByRole('button', { name: /нэм/i })).toHaveAttribute('aria-disabled', 'true');
    expect(within(infants).getByText('Нярайн тоо том хүний тооноос хэтрэхгүй.')).toBeInTheDocument();
    expect(screen.getByText('9-өөс олон хүн үү?')).toBeInTheDocument();
  });
});

describe('A search address', () => {
  it('[ROUTE-51] leads on from /flights to the results', async () => {
    const { router } = await open(`/mn/flights?${buildSearchAddress().split('?')[1]}`);
    expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    expect(router.state.location.pathname).toBe('/mn/flights/results');
  });

  it.each([
    ['a past date', 'depart_date=2026-11-20', /Өнгөрсөн өдөр байна/],
    ['a day that does not exist', 'depart_date=2026-02-30', /Ийм өдөр байхгүй/],
    ['a day too far ahead', 'depart_date=2028-01-01', /361 хоногийн дотор/],
    [
      'a return before the departure',
      'depart_date=2026-12-19&trip_type=RT&return_date=2026-12-18',
      /Буцах өдөр явах өдрөөс өмнө/,
    ],
    ['a round trip without return', 'depart_date=2026-12-19&trip_type=RT', /Буцах өдрөө сонгоно уу/],
    ['more infants than adults', 'depart_date=2026-12-19&adult=1&infant=2', /Нярай бүр нэг том хүнтэй нисдэг/],
    ['eighteen adults', 'depart_date=2026-12-19&adult=18', /Том хүн 1–17 байна/],
    ['one place twice', 'depart_date=2026-12-19&_to=UBN', /хоёр ижил байна/],
    ['no place at all', 'depart_date=2026-12-19&_to=12', /жагсаалтаас сонгоно уу/],
  ])('with %s goes to the form, which says it at the field and keeps the rest', async (_, query, text) => {
    const search = new URLSearchParams(`_from=UBN&_to=ICN&adult=2&${query}`);
    const { router } = await open(`/mn/flights/results?${new URLSearchParams(Object.fromEntries(search))}`);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/mn/flights');
    expect(screen.getByText(/Хайлтын хаягт засах зүйл байна/)).toBeInTheDocument();
    expect(await screen.findByRole('combobox', { name: 'Хаанаас' })).toHaveValue('Улаанбаатар');
  });
});

describe('Going back', () => {
  it('restores what was typed before', async () => {
    const { user, router } = await open();
    await screen.findByRole('search');
    await choosePlace(user, 'Хаашаа', 'өлг', /Өлгий/);
    await router.navigate('/mn/elsewhere');
    await router.navigate(-1);
    expect(await screen.findByDisplayValue('Өлгий')).toBeInTheDocument();
  });
});
