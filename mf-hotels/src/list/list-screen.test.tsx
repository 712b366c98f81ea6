import { listHotels } from '@aylal/contracts/hotels';
import { renderPart, renderRemote, stubOperation } from '@aylal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { view } from '../facilities/facility-filter-dialog.tsx';
import { remote } from '../remote.ts';
import { buildListAddress } from '../testing/build-search.ts';
import { facets, filterStub, listStub, suggestStub } from '../testing/hotels-stubs.ts';

const open = (stub = listStub(), address = buildListAddress(), options = {}) =>
  renderRemote(remote, { at: `/mn${address}`, stubs: [stub, suggestStub(), filterStub()], ...options });
const ready = () => screen.findByRole('heading', { level: 1, name: 'Улаанбаатар: зочид буудлууд' });
/** On a phone, as here, the filters stand in a sheet. */
async function openFilters(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^Шүүлтүүр/ }));
  return within(screen.getByRole('dialog', { name: 'Шүүлтүүр' }));
}
const row = (name: string) => screen.getByRole('article', { name });

describe('A list of hotels', () => {
  it('waits with its boxes and says so', async () => {
    await open(stubOperation(listHotels, 'hanging'));
    expect(await screen.findByRole('status')).toHaveTextContent('Буудал хайж байна');
  });

  it('says that it could not be loaded, and reads again', async () => {
    const answer = {
      status_code: 200 as const,
      message: '',
      result: { hotels: [], count: 0, total: 0, page: 1, pages: 1, place: null, facets },
    };
    const { user } = await open(stubOperation(listHotels, ['offline', 'offline', 'offline', answer]));
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 5000 }));
    expect(await screen.findByRole('heading', { name: 'Ийм газар олдсонгүй' })).toBeInTheDocument();
  });

  it('says that no such place is sold, with a way back to the form', async () => {
    await open(listStub([], { total: 0, place: null }));
    expect(await screen.findByRole('link', { name: 'Дахин хайх' })).toHaveAttribute('href', '/mn/hotels');
  });

  it('[HOTEL-10.1] [HOTEL-11] [HOTEL-15] shows price by stay and night, stars in halves, score, place and terms', async () => {
    await open();
    await ready();
    const first = within(row('Тэнгэр Плаза'));
    expect(row('Тэнгэр Плаза')).toHaveTextContent('3 хоногӨмнөх үнэ1,290,000₮1,167,000₮Нэг хоног: 389,000₮');
    expect(first.getByRole('img', { name: '4.5 од' }).querySelectorAll('[data-star=half]')).toHaveLength(1);
    expect(first.getByText('Зочдын үнэлгээ 10-аас 9.1')).toBeInTheDocument();
    expect(first.getByText('Гайхалтай · 412 сэтгэгдэл · Сүхбаатарын талбай 350 м')).toBeInTheDocument();
    expect(first.getByText('2026/12/17 18:00 хүртэл үнэгүй цуцална')).toBeInTheDocument();
    const second = within(row('Сэлбэ Гарден'));
    expect(second.getByText('Цуцлах боломжгүй')).toBeInTheDocument();
    expect(second.getByText('Сэтгэгдэл хараахан алга · Гандан хийд 1.2 км')).toBeInTheDocument();
  });

  it('keeps a hotel without a room in the list, without a price', async () => {
    await open();
    await ready();
    expect(row('Туул Инн')).toHaveTextContent('Энэ хугацаанд дүүрсэн');
    expect(within(row('Туул Инн')).queryByText(/₮/)).not.toBeInTheDocument();
  });

  it('shows the quiet horizon where a picture is missing or does not load, under the same words', async () => {
    await open();
    await ready();
    const picture = within(row('Тэнгэр Плаза')).getByRole('img', { name: 'Тэнгэр Плаза, гаднаас' });
    expect(picture.tagName).toBe('IMG');
    fireEvent.error(picture);
    expect(within(row('Тэнгэр Плаза')).getByRole('img', { name: 'Тэнгэр Плаза, гаднаас' }).tagName).toBe('svg');
    expect(within(row('Туул Инн')).getByRole('img', { name: 'Туул Инн, гаднаас' }).tagName).toBe('svg');
  });

  it('[HOTEL-13] [ROUTE-53] [ROUTE-54] asks the provider for sorting and filters, in the address, from the first page on', async () => {
    const stub = listStub();
    const { user, router } = await open(stub, buildListAddress({ page: 2, fac: 'pool' }));
    await ready();
    expect(stub.calls[0]?.query).toMatchObject({ fac: 'pool', page: '2', text: 'ULN' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Эрэмбэ' }), '-price');
    await waitFor(() => expect(stub.calls.at(-1)?.query).toMatchObject({ sort: '-price', fac: 'pool', page: '1' }));
    const filters = await openFilters(user);
    await user.click(filters.getByRole('checkbox', { name: /^4 од/ }));
    await user.type(filters.getByRole('textbox', { name: 'Дээд' }), '900000{Enter}');
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
        sort: '-price',
        fac: 'pool',
        stars: '4',
        max_price: '900000',
      }),
    );
    await user.click(filters.getByRole('button', { name: 'Цэвэрлэх' }));
    await waitFor(() => expect(router.state.location.search).not.toMatch(/fac|stars|max_price/));
  });

  it('puts the two prices the right way round', async () => {
    const { user, router } = await open();
    await ready();
    const filters = await openFilters(user);
    await user.type(filters.getByRole('textbox', { name: 'Доод' }), '900000');
    await user.type(filters.getByRole('textbox', { name: 'Дээд' }), '100000{Enter}');
    await waitFor(() => expect(router.state.location.search).toMatch(/min_price=100000&max_price=900000/));
  });

  it('says that the filters leave nothing, and takes them away', async () => {
    const { user, router } = await open(listStub([], { total: 640 }), buildListAddress({ fac: 'pool', stars: '1' }));
    expect(await screen.findByText('Шүүлтүүргүйгээр 640 буудал байна.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Цэвэрлэх' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('fac'));
  });

  it('[ROUTE-54] leads to the pages before and after, keeping the search', async () => {
    await open(
      listStub(undefined, { page: 2, pages: 5, count: 90, total: 90 }),
      buildListAddress({ page: 2, fac: 'wifi' }),
    );
    await ready();
    expect(screen.getByText('2 / 5 хуудас')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Дараах' })).toHaveAttribute(
      'href',
      expect.stringMatching(/page=3&fac|fac=wifi&page=3/),
    );
    expect(screen.getByRole('link', { name: 'Өмнөх' })).toHaveAttribute('href', expect.stringContaining('page=1'));
  });

  it('[MODAL-28] opens all facilities and takes what was chosen', async () => {
    const { user, record, router } = await open(listStub(), buildListAddress({ fac: 'wifi' }), {
      dialogs: () => ['wifi', 'pool'],
    });
    await ready();
    const filters = await openFilters(user);
    await user.click(await filters.findByRole('button', { name: 'Бүх 2 үйлчилгээ' }));
    expect(record.dialogs).toEqual([{ view: 'HOTELS_FACILITY_FILTER_VIEW', props: { chosen: ['wifi'] } }]);
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('fac')).toBe('wifi,pool'));
  });

  it('opens the form in the place of the search', async () => {
    const { user } = await open();
    await ready();
    await user.click(screen.getByRole('link', { name: /Улаанбаатар.*Өөрчлөх/ }));
    expect(await screen.findByRole('search')).toBeInTheDocument();
  });
});

describe('The dialog of facilities', () => {
  it('[MODAL-28] shows them by kind and answers with the keys that are ticked', async () => {
    const close = import.meta.jest.fn();
    const { user } = await renderPart(remote, <view.Component props={{ chosen: ['wifi'] }} close={close} />, {
      stubs: [filterStub()],
    });
    const group = await screen.findByRole('group', { name: 'Спорт, амралт' });
    await user.click(within(group).getByRole('checkbox', { name: 'Бассейн' }));
    await user.click(screen.getByRole('button', { name: 'Хэрэглэх' }));
    expect(close).toHaveBeenCalledWith(['wifi', 'pool']);
  });
});
