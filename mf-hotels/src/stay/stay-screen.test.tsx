import { listHotelReviews, viewHotel } from '@aylal/contracts/hotels';
import { buildSessionUser, renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { view as aroundView } from '../facilities/around-dialog.tsx';
import { view as galleryView } from '../gallery/gallery-dialog.tsx';
import { thumbnailPage } from '../gallery/thumbnail-page.ts';
import { view as checkInView } from '../notices/check-in-dialog.tsx';
import { view as roomView } from '../notices/room-info-dialog.tsx';
import { remote } from '../remote.ts';
import { buildFound, buildHotel, buildRate } from '../testing/build-hotel-page.ts';
import { buildStayAddress, search } from '../testing/build-search.ts';
import { filterStub, listStub, reviewsStub, suggestStub, viewStub } from '../testing/hotels-stubs.ts';
import { view as stayChangeView } from './stay-change-dialog.tsx';

const open = (stub = viewStub(), address = buildStayAddress(), ...more: Stub[]) =>
  renderRemote(remote, {
    at: `/mn${address}`,
    user: buildSessionUser(),
    stubs: [stub, listStub(), suggestStub(), filterStub(), ...more, reviewsStub()],
  });
const ready = () => screen.findByRole('heading', { level: 1, name: 'Тэнгэр Плаза' });
const close = () => {};

describe('The page of a hotel', () => {
  it('waits with its boxes and says so', async () => {
    await open(stubOperation(viewHotel, 'hanging'));
    expect(await screen.findByRole('status')).toHaveTextContent('Буудлын мэдээлэл ачаалж байна');
  });

  it('shows what guests say in their own languages: three, and the others when asked for', async () => {
    const { user } = await open();
    const reviews = within(await screen.findByRole('region', { name: 'Зочдын сэтгэгдэл' }));
    expect(reviews.getAllByRole('listitem')).toHaveLength(3);
    expect(reviews.getAllByRole('listitem')[1]).toHaveTextContent('Их Британи · 2026 оны 10-р сар · Гэр бүлээрээ');
    expect(reviews.getByText('Quiet and warm, we slept well.')).toHaveAttribute('lang', 'en');
    await user.click(reviews.getByRole('button', { name: 'Бас 1 сэтгэгдэл' }));
    expect(reviews.getAllByRole('listitem')).toHaveLength(4);
  });

  it('goes on where reviews do not come, and says so; shows nothing where nobody has written', async () => {
    const silent = stubOperation(listHotelReviews, {
      status_code: 503,
      message: '',
      result: { problem: 'unavailable' },
    });
    const { unmount } = await open(viewStub(), buildStayAddress(), silent);
    expect(await screen.findByText('Сэтгэгдлийг ачаалж чадсангүй')).toBeVisible();
    expect(await ready()).toBeVisible();
    unmount();
    await open(viewStub(), buildStayAddress(), reviewsStub([]));
    await ready();
    expect(screen.queryByRole('region', { name: 'Зочдын сэтгэгдэл' })).toBeNull();
  });

  it('[CONST-05] [GAP-41] asks for version 3.0 of product detail', async () => {
    const stub = viewStub();
    await open(stub);
    await ready();
    expect(stub.calls[0]?.query).toMatchObject({ version: '3.0' });
  });

  it('is called by the name of the hotel, until one leaves', async () => {
    const { record, unmount } = await open();
    await ready();
    expect(record.pageNames.at(-1)).toBe('Тэнгэр Плаза');
    unmount();
    expect(record.pageNames.at(-1)).toBeNull();
  });

  it('[MODAL-66] explains on request why a price is checked again', async () => {
    const { user, record } = await open();
    await ready();
    await user.click(screen.getByRole('button', { name: 'Үнийг хэрхэн шалгадаг вэ' }));
    expect(record.dialogs).toEqual([{ view: 'HOTELS_CHECK_RATE_INFO_VIEW', props: {} }]);
  });

  it('says that there is no such hotel, and reads again what only failed', async () => {
    await open(stubOperation(viewHotel, { status_code: 404, message: '', result: { problem: 'not-found' } }));
    expect(await screen.findByRole('link', { name: 'Дахин хайх' })).toHaveAttribute('href', '/mn/hotels');
  });

  it('says that nothing is lost and reads again', async () => {
    const answer = { status_code: 200 as const, message: '', result: buildFound() };
    const { user } = await open(stubOperation(viewHotel, ['offline', 'offline', 'offline', answer]));
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 5000 }));
    expect(await ready()).toBeInTheDocument();
  });

  it('[CALL-62] asks for the hotel by its code and name with the stay, and nothing for an impossible stay', async () => {
    const stub = viewStub();
    const { router } = await open(stub, buildStayAddress({ children: 1, child_age_details: '7' }));
    await ready();
    expect(stub.calls[0]).toMatchObject({
      params: { a: 'ULN-0001', b: 'tenger-plaza' },
      query: { check_in: '2026-12-18', check_out: '2026-12-21', adults: '2', children: '1', child_age_details: '7' },
    });
    await router.navigate(`/mn${buildStayAddress({ check_in: '2020-01-01', check_out: '2020-01-02' })}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/mn/hotels'));
    expect(new URLSearchParams(router.state.location.search).get('text')).toBe('ULN-0001');
  });

  it('[HOTEL-01] [HOTEL-02] [HOTEL-10.1] [HOTEL-10.2] [HOTEL-11] groups rates by room: price, terms, who takes the money, partner', async () => {
    await open();
    await ready();
    const room = within(screen.getByRole('article', { name: 'Делюкс, том ортой' }));
    const rows = room.getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent('Өглөөний цай орсон');
    expect(rows[0]).toHaveTextContent('2026/12/17 18:00 хүртэл үнэгүй цуцална');
    expect(rows[0]).toHaveTextContent('Захиалахдаа төлнө · Dida');
    expect(rows[0]).toHaveTextContent('3 хоног1,167,000₮Нэг хоног: 389,000₮');
    expect(rows[1]).toHaveTextContent('Цуцлах боломжгүй');
    expect(rows[1]).toHaveTextContent('Буудалд төлнө · Манай түншүүдийн нэг');
    expect(rows[1]).toHaveTextContent('2 өрөө үлдсэн');
    expect(room.getByText('32 м² · 1 том ор · 2 хүн')).toBeInTheDocument();
  });

  it('leaves out what a partner does not tell of a room: its size and its beds', async () => {
    const { room } = buildRate();
    const rates = [buildRate({ room: { ...room, size: 0, beds: [], images: [] } })];
    await open(viewStub(buildFound({ rates })));
    await ready();
    const card = within(screen.getByRole('article', { name: 'Делюкс, том ортой' }));
    expect(card.getByText('2 хүн')).toBeInTheDocument();
  });

  it('keeps a sold-out rate in its room, without a button and without a price', async () => {
    await open();
    await ready();
    const [, , gone] = within(screen.getByRole('article', { name: 'Делюкс, том ортой' })).getAllByRole('listitem');
    expect(gone).toHaveTextContent('Дүүрсэн');
    expect(gone).toHaveTextContent('Түншийн хуудсанд төлнө');
    expect(gone).not.toHaveTextContent('₮');
    expect(within(gone ?? document.body).queryByRole('button')).not.toBeInTheDocument();
  });

  it('never shows the words that are the partner’s alone', async () => {
    const { container } = await open();
    await ready();
    expect(container.innerHTML).not.toMatch(/secret-rate-key|secret-log-id/);
  });

  it('[HOTEL-03] [HOTEL-06] [HOTEL-14] [GAP-03.1] tells landmarks in kilometres with two decimals, and facts of the house', async () => {
    await open();
    await ready();
    const around = screen.getByRole('region', { name: 'Ойролцоо' });
    expect(around).toHaveTextContent('Сүхбаатарын талбай0.35 км');
    expect(around).toHaveTextContent('Гандан хийд2.10 км');
    expect(screen.getByText('2011 онд нээгдсэн · 86 өрөөтэй')).toBeInTheDocument();
  });

  it('says how to get there and whom to call', async () => {
    await open();
    expect(await screen.findByRole('link', { name: '+976 7000 0001' })).toHaveAttribute('href', 'tel:+97670000001');
    const { lat, lon } = buildHotel().location;
    const directions = screen.getByRole('link', { name: 'Зам заалгах' });
    expect(directions).toHaveAttribute('href', expect.stringContaining(`destination=${lat},${lon}`));
    expect(directions).toHaveAttribute('rel', 'noreferrer');
  });

  it('shows the text of the hotel without anything that runs, loads or leads astray', async () => {
    const description =
      '<p>Сайн <b>буудал</b></p><script>alert(1)</script><img src=x onerror="alert(1)"><a href="javascript:alert(1)">энд</a><iframe src="https://bad.example"></iframe><p onclick="alert(1)" style="position:fixed">төгсөв</p>';
    const { container } = await open(viewStub(buildFound({ hotel: buildHotel({ description }) })));
    await ready();
    const about = screen.getByRole('region', { name: 'Буудлын тухай' });
    expect(about).toHaveTextContent('Сайн буудал');
    expect(about).toHaveTextContent('төгсөв');
    expect(about.querySelectorAll('script,img,iframe,[onclick],[onerror],[style]')).toHaveLength(0);
    expect(container.innerHTML).not.toMatch(/javascript:|alert\(1\)/);
  });

  it('opens pictures, facilities and house rules; checks a rate that is sold here, and takes a number to be called about one that the hotel sells', async () => {
    const { user, record } = await open();
    await ready();
    await user.click(screen.getByRole('button', { name: 'Бүх 7 зураг' }));
    await user.click(screen.getByRole('button', { name: 'Бүх 2 үйлчилгээ' }));
    await user.click(screen.getByRole('button', { name: 'Буудлын дүрэм' }));
    await user.click(screen.getAllByRole('button', { name: 'Үнэ, цуцлалтын дэлгэрэнгүй' })[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Захиалах: Делюкс, том ортой, 1,167,000₮' }));
    await user.click(screen.getByRole('button', { name: 'Утсаар захиалах: Делюкс, том ортой, 1,206,000₮' }));
    expect(record.dialogs.map(({ view }) => view)).toEqual([
      'HOTELS_GALLERY_VIEW',
      'HOTELS_AROUND_VIEW',
      'HOTELS_CHECK_IN_VIEW',
      'HOTELS_ROOM_INFO_VIEW',
      'HOTELS_RATE_CHECK_VIEW',
      'CALLBACK_VIEW',
    ]);
  });
});

describe('Other nights and guests', () => {
  const { text: _text, page: _page, ...stay } = search;

  it('are asked for on the page of the hotel, which then shows the stay of its new address', async () => {
    const stub = viewStub();
    const chosen = { ...stay, check_out: '2026-12-22', adults: 3 };
    const { user, record } = await renderRemote(remote, {
      at: `/mn${buildStayAddress()}`,
      stubs: [stub],
      dialogs: () => chosen,
    });
    await ready();
    await user.click(screen.getByRole('button', { name: /^12\/18, Ба – 12\/21, Да · 1 өрөө · 2 том хүн.*өөрчлөх$/ }));
    expect(record.dialogs).toEqual([{ view: 'HOTELS_STAY_CHANGE_VIEW', props: { code: 'ULN-0001', stay } }]);
    expect(record.went).toEqual([buildStayAddress(chosen)]);
  });

  it('are chosen by the rules of the search: the age of a child is asked for, and told missing only after one could choose', async () => {
    const closed = jest.fn();
    const { user } = await renderPart(
      remote,
      <stayChangeView.Component props={{ code: 'ULN-0001', stay }} close={closed} />,
    );
    const missing = 'Хүүхэд бүрийн насыг сонгоно уу';
    await user.click(screen.getByRole('button', { name: /^Өрөө, зочид/ }));
    const panel = within(screen.getByRole('dialog', { name: 'Өрөө, зочид' }));
    await user.click(await panel.findByRole('button', { name: /Хүүхэд.*нэм/i }));
    expect(screen.queryByText(missing)).not.toBeInTheDocument();
    await user.click(panel.getByRole('combobox', { name: '1-р хүүхдийн нас' }));
    await user.tab();
    expect(panel.getByText(missing)).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Болсон' }));
    await user.click(screen.getByRole('button', { name: 'Өрөө харах' }));
    expect(await screen.findByText(missing)).toBeInTheDocument();
    expect(closed).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /^Өрөө, зочид/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: '1-р хүүхдийн нас' }), '7');
    await user.click(screen.getByRole('button', { name: 'Өрөө харах' }));
    await waitFor(() => expect(closed).toHaveBeenCalledWith({ ...stay, children: 1, child_age_details: '7' }));
  });
});

describe('The gallery', () => {
  const { images, facilities, name: hotel } = buildHotel();
  const show = () => renderPart(remote, <galleryView.Component props={{ hotel, images, facilities }} close={close} />);

  it('[MODAL-15.1] [MODAL-15.2] [MODAL-16.1] [MODAL-16.2] [MODAL-17] shows all pictures or those of a category, five small ones in view, and the facilities', async () => {
    const { user } = await show();
    expect(screen.getByRole('status')).toHaveTextContent('1 / 7');
    expect(screen.getByRole('button', { name: 'Бүгд' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('button', { name: /-р зураг$/ })).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Дараах зураг' }));
    expect(screen.getByRole('status')).toHaveTextContent('2 / 7');
    await user.click(screen.getByRole('button', { name: 'Өрөө' }));
    expect(screen.getByRole('status')).toHaveTextContent('1 / 3');
    await user.click(screen.getByRole('button', { name: 'Өмнөх зураг' }));
    expect(screen.getByRole('status')).toHaveTextContent('3 / 3');
    expect(screen.getByText('Лифт')).toBeInTheDocument();
  });

  it('[MODAL-17] keeps the shown picture in view', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const inView = (place: number) =>
      thumbnailPage(items, place)
        .map(({ item }) => item)
        .join('');
    expect([0, 3, 6].map(inView)).toEqual(['abcde', 'bcdef', 'cdefg']);
    expect(thumbnailPage(['a', 'b'], 1)).toHaveLength(2);
  });
});

describe('What is worth knowing', () => {
  it('[MODAL-27] [HOTEL-04] facilities by kind, what they cost and for how long; what there is not is left out', async () => {
    const { facilities, landmarks } = buildHotel();
    const { unmount } = await renderPart(
      remote,
      <aroundView.Component props={{ kind: 'facilities', facilities }} close={close} />,
    );
    expect(screen.getByText('Өдөрт 10,000₮')).toBeInTheDocument();
    expect(screen.queryByText('Спа')).not.toBeInTheDocument();
    unmount();
    await renderPart(remote, <aroundView.Component props={{ kind: 'landmarks', landmarks }} close={close} />);
    expect(screen.getByText('2.10 км')).toBeInTheDocument();
  });

  it('[MODAL-31] [HOTEL-07] when one comes and goes, and the rules of the house', async () => {
    const { check_in_notice: notice } = buildFound();
    await renderPart(remote, <checkInView.Component props={{ notice }} close={close} />);
    expect(screen.getByText('14:00-аас орно.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Амьтан' })).toBeInTheDocument();
  });

  it('[MODAL-29] [HOTEL-01] [GAP-80.8] sums each with its own word, never added up, and terms as a dated line in the zone of the hotel', async () => {
    await renderPart(remote, <roomView.Component props={{ rate: buildRate() }} close={close} />);
    expect(screen.getByRole('heading', { name: 'Үнэд орсон' })).toBeInTheDocument();
    expect(screen.getByText('106,091₮')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Буудалд төлнө' })).toBeInTheDocument();
    expect(screen.getByText('18,000₮')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Хэрэглэвэл төлнө' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2026/12/17 18:00 хүртэлҮнэгүй цуцална',
      '2026/12/17 18:00 – 2026/12/18 12:00389,000₮ суутгана',
      '2026/12/18 12:00-аас хойш1,167,000₮ суутгана',
    ]);
  });
});
