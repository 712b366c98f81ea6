import { listPopularPlaces, suggestHotels } from '@aylal/contracts/hotels';
import { hotelsRoutes } from '@aylal/routes';
import { renderRemote, stubOperation } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { remote } from '../remote.ts';
import { buildListAddress } from '../testing/build-search.ts';
import { filterStub, listStub, popularStub, suggestStub } from '../testing/hotels-stubs.ts';

const stubs = () => [suggestStub(), listStub(), filterStub(), popularStub()];
const open = (at = '/mn/hotels', options = {}) => renderRemote(remote, { at, stubs: stubs(), ...options });
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Буудал хайх' }));

async function choosePlace(user: UserEvent) {
  await user.type(await screen.findByRole('combobox', { name: 'Хаана' }), 'улаан');
  await user.click(await screen.findByRole('option', { name: /Улаанбаатар, Монгол|Улаанбаатар.*Монгол/ }));
}

beforeEach(() => localStorage.clear());

describe('The hotel search', () => {
  it('[ROUTE-34] [HOTEL-12.1] [HOTEL-12.2] [HOTEL-12.3] leads to the list of what was chosen, with everything in the address', async () => {
    const { user, record } = await open('/mn/hotels?check_in=2026-12-18&check_out=2026-12-21');
    await choosePlace(user);
    await user.click(screen.getByRole('button', { name: /^Өрөө, зочид/ }));
    const panel = screen.getByRole('dialog', { name: 'Өрөө, зочид' });
    await user.click(await within(panel).findByRole('button', { name: /Хүүхэд.*нэм/i }));
    await user.selectOptions(within(panel).getByRole('combobox', { name: '1-р хүүхдийн нас' }), '7');
    await user.click(within(panel).getByRole('button', { name: 'Болсон' }));
    await send(user);
    await waitFor(() =>
      expect(record.went).toEqual([
        '/hotels/list?text=ULN&check_in=2026-12-18&check_out=2026-12-21&rooms=1&adults=2&children=1&child_age_details=7&nationality=MN&page=1',
      ]),
    );
  });

  it('says at each field what is missing, and goes nowhere', async () => {
    const { user, record } = await open();
    await screen.findByRole('search');
    await send(user);
    expect(await screen.findByText('Хот эсвэл буудлаа жагсаалтаас сонгоно уу')).toBeInTheDocument();
    expect(record.went).toEqual([]);
  });

  it('begins with tonight', async () => {
    await open();
    expect(await screen.findByRole('button', { name: /^Орох: .*2026 оны 11-р сарын 21/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Гарах: .*2026 оны 11-р сарын 22/ })).toBeVisible();
  });

  it('asks for the age of each child and keeps all that was typed', async () => {
    const { user, record } = await open(buildListAddress({ children: 1 }).replace('/hotels/list', '/mn/hotels'));
    expect(await screen.findByText('Хүүхэд бүрийн насыг сонгоно уу')).toBeInTheDocument();
    expect(screen.getByText(/^Энэ холбоосоор хайж чадсангүй/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /1 хүүхэд/ })).toBeInTheDocument();
    await send(user);
    expect(record.went).toEqual([]);
  });

  it('refuses check-out before check-in at the days', async () => {
    await open(buildListAddress({ check_out: '2026-12-18' }).replace('/hotels/list', '/mn/hotels'));
    expect(await screen.findByText('Гарах өдөр орох өдрөөс хойш байна')).toBeInTheDocument();
  });

  it('sends an impossible list to the form, and a search to its list', async () => {
    const { router } = await open(`/mn${buildListAddress({ check_in: '2020-01-01', check_out: '2020-01-02' })}`);
    expect(
      await screen.findByText('Өнгөрсөн өдөр байна. Өнөөдөр эсвэл дараагийн өдрийг сонгоно уу'),
    ).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/mn/hotels');
    await router.navigate(buildListAddress().replace('/hotels/list', '/mn/hotels'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/mn/hotels/list'));
  });

  it('offers to try again when places do not load', async () => {
    const { user } = await open('/mn/hotels', {
      stubs: [
        popularStub(),
        stubOperation(suggestHotels, { status_code: 400, message: '', result: { problem: 'invalid-input' } }),
      ],
    });
    await user.click(await screen.findByRole('combobox', { name: 'Хаана' }));
    expect(await screen.findByRole('button', { name: 'Дахин оролдох' })).toBeInTheDocument();
  });
});

describe('The last searches', () => {
  const keep = (addresses: unknown) => localStorage.setItem('lastHotelSearch', JSON.stringify(addresses));
  const addressOf = (day: number) => buildListAddress({ check_in: `2026-12-${day}` }).split('?')[1];

  it('[PERSIST-01.1] [PERSIST-01.2] are five at most, newest first, and lead to their lists', async () => {
    keep([18, 17, 16, 15, 14, 13].map(addressOf));
    await open();
    const list = within(await screen.findByRole('region', { name: 'Сүүлд хайсан' }));
    expect(list.getAllByRole('link')).toHaveLength(5);
    expect(list.getAllByRole('link')[0]).toHaveAttribute('href', `/mn${hotelsRoutes.list.pattern}?${addressOf(18)}`);
  });

  it('[PERSIST-01.1] keep a search that is sent, and forget one that is taken away', async () => {
    const { user } = await open('/mn/hotels?check_in=2026-12-18&check_out=2026-12-21');
    await choosePlace(user);
    await send(user);
    await waitFor(() => expect(localStorage.getItem('lastHotelSearch')).toContain('text=ULN'));
    await user.click(await screen.findByRole('button', { name: /^Хайлтыг арилгах/ }));
    expect(localStorage.getItem('lastHotelSearch')).toBe('[]');
  });

  it.each(['{', '"x"', '[1,2]', '["text="]'])(
    '[PERSIST-01.1] count as none when they are rubbish: %s',
    async (text) => {
      localStorage.setItem('lastHotelSearch', text);
      await open();
      await screen.findByRole('search');
      expect(screen.queryByRole('heading', { name: 'Сүүлд хайсан' })).not.toBeInTheDocument();
    },
  );

  it('shows where many go and what a night costs there next weekend, with the list of those days', async () => {
    await open();
    const cities = await screen.findByRole('region', { name: 'Ирэх амралтын өдрүүд: хаана хонох вэ?' });
    expect(cities).toHaveTextContent('12/18, Ба – 12/20, Ня');
    const capital = within(cities).getByRole('link', { name: 'Улаанбаатар' });
    expect(capital).toHaveAttribute(
      'href',
      expect.stringContaining('text=ULN&check_in=2026-12-18&check_out=2026-12-20'),
    );
    const [first, second] = within(cities).getAllByRole('listitem');
    expect(first).toHaveTextContent('640 буудалшөнийн 65,000₮-өөс');
    expect(second).toHaveTextContent('Энэ өдрүүдэд өрөө алга');
  });

  it('says that the cities did not come, and asks again', async () => {
    const failing = stubOperation(listPopularPlaces, {
      status_code: 503,
      message: '',
      result: { problem: 'unavailable' },
    });
    await open('/mn/hotels', { stubs: [suggestStub(), listStub(), filterStub(), failing] });
    const cities = await screen.findByRole('region', { name: 'Ирэх амралтын өдрүүд: хаана хонох вэ?' });
    expect(await within(cities).findByText('Хотуудыг ачаалж чадсангүй')).toBeVisible();
    expect(screen.getByRole('search')).toBeVisible();
  });
});
