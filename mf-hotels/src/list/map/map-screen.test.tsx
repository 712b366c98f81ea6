import { listHotelPins, listHotels, type HotelCard } from '@aylal/contracts/hotels';
import { renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { buildHotel } from '../../testing/build-hotel-page.ts';
import { buildMapAddress } from '../../testing/build-search.ts';
import { buildHotels } from '../../testing/build-hotel.ts';
import { facets, filterStub, listStub, mapStubs } from '../../testing/hotels-stubs.ts';
import { hotelMapZoom } from '../../ui/hotel-map-zoom.ts';
import { view } from './map-dialog.tsx';

jest.mock('@aylal/map', () => ({
  ...jest.requireActual<object>('@aylal/map'),
  MapView: ({ label, markers, selected, start, onSelect, onBounds }: MapStandIn) => (
    <div role="application" aria-label={label} data-zoom={start?.zoom}>
      <button onClick={() => onBounds?.({ south: 47.88, west: 106.8, north: 47.95, east: 107.051_26 })}>move</button>
      {markers.map(({ id, name, label: short, state }) => (
        <button
          key={id}
          aria-label={name}
          aria-pressed={id === selected}
          data-state={state}
          onClick={() => onSelect?.(id)}
        >
          {short}
        </button>
      ))}
    </div>
  ),
}));
interface MapStandIn {
  label: string;
  markers: { id: string; name: string; label: string; state?: string }[];
  selected?: string | null;
  start?: { zoom: number };
  onSelect?: (id: string) => void;
  onBounds?: (bounds: { south: number; west: number; north: number; east: number }) => void;
}

const open = (...stubs: Stub[]) =>
  renderRemote(remote, {
    at: `/mn${buildMapAddress({ stars: '5', page: 2 })}`,
    stubs: [listStub(), filterStub(), ...(stubs.length > 0 ? stubs : mapStubs())],
  });
const pin = (name: string) => screen.findByRole('button', { name });

describe('Hotels on a map', () => {
  it('is called by the place that it shows', async () => {
    const { record } = await open();
    await pin('Тэнгэр Плаза, нэг хоног 389,000₮');
    expect(record.pageNames.at(-1)).toBe('Газрын зураг: Улаанбаатар');
  });

  it('[ROUTE-26.1] shows each as a pin with a short price that is called by all of it, and a sold-out one without', async () => {
    await open();
    expect(await pin('Тэнгэр Плаза, нэг хоног 389,000₮')).toHaveTextContent('389 мян');
    expect(await pin('Туул Инн, дүүрсэн')).toHaveAttribute('data-state', 'sold-out');
    expect(screen.getByText('Нэг хоногийн үнэ')).toBeInTheDocument();
  });

  it('is searched again where it was moved to, and everywhere again; all pins stay', async () => {
    const list = listStub();
    const pins = mapStubs();
    const { user } = await renderRemote(remote, {
      at: `/mn${buildMapAddress()}`,
      stubs: [list, filterStub(), ...pins],
    });
    await pin('Тэнгэр Плаза, нэг хоног 389,000₮');
    expect(screen.queryByRole('button', { name: 'Энэ хэсгээс хайх' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'move' }));
    await user.click(await screen.findByRole('button', { name: 'Энэ хэсгээс хайх' }));
    await waitFor(() => expect(list.calls.at(-1)?.query).toMatchObject({ area: '47.88,106.8,47.95,107.0513' }));
    await user.click(await screen.findByRole('button', { name: 'Бүх газраас хайх' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Бүх газраас хайх' })).toBeNull());
    expect(list.calls.map(({ query }) => (query as { area?: string }).area)).toEqual([
      undefined,
      '47.88,106.8,47.95,107.0513',
    ]);
    expect(pins[0]?.calls).toHaveLength(1);
  });

  it('has cards of what is in sight once it was moved, and says where nothing is', async () => {
    const [first, second] = buildHotels();
    if (!first || !second) throw new Error('two hotels are listed');
    const page = (hotels: HotelCard[]) => ({
      status_code: 200 as const,
      message: '',
      result: { hotels, count: hotels.length, total: 2, page: 1, pages: 1, place: null, facets },
    });
    const list = stubOperation(listHotels, ({ query }) => page('area' in query ? [] : [first, second]));
    const { user } = await renderRemote(remote, {
      at: `/mn${buildMapAddress()}`,
      stubs: [list, filterStub(), ...mapStubs()],
    });
    const strip = await screen.findByRole('list', { name: 'Зургийн доорх буудлууд' });
    expect(within(strip).getAllByRole('article')).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: 'move' }));
    expect(await screen.findByText('Энэ хэсэгт буудал алга.')).toBeVisible();
  });

  it('leads back to the list with everything that was chosen', async () => {
    await open();
    const back = new URL(
      (await screen.findByRole('link', { name: 'Жагсаалт' })).getAttribute('href') ?? '',
      'http://a',
    );
    expect(back.pathname).toBe('/mn/hotels/list');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ text: 'ULN', stars: '5', page: '2' });
  });

  it('shows a card of the pin that was chosen, keeps it marked as seen, and gives the strip back', async () => {
    const { user } = await open();
    await user.click(await pin('Тэнгэр Плаза, нэг хоног 389,000₮'));
    const card = await screen.findByRole('region', { name: 'Сонгосон буудал' });
    expect(await within(card).findByRole('link', { name: 'Тэнгэр Плаза' })).toHaveAttribute(
      'href',
      expect.stringContaining('/mn/hotels/view/ULN-0001/'),
    );
    expect(card).toHaveTextContent('3 хоног1,167,000₮Нэг хоног: 389,000₮');
    expect(screen.queryByRole('list', { name: 'Зургийн доорх буудлууд' })).toBeNull();
    await user.click(within(card).getByRole('button', { name: 'Сонголтыг арилгах' }));
    expect(await screen.findByRole('list', { name: 'Зургийн доорх буудлууд' })).toBeInTheDocument();
    expect(await pin('Тэнгэр Плаза, нэг хоног 389,000₮')).toHaveAttribute('data-state', 'seen');
  });

  it('[ERR-40] says that the map cannot be loaded when its pins cannot, and the hotels stay', async () => {
    const { user } = await open(
      stubOperation(listHotelPins, ['offline', 'offline', 'offline', { status_code: 200, message: '', result: [] }]),
      ...mapStubs().slice(1),
    );
    expect(
      await screen.findByText('Уучлаарай, газрын зургийг одоогоор ачаалах боломжгүй байна.', {}, { timeout: 5000 }),
    ).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Зургийн доорх буудлууд' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByRole('application')).toBeInTheDocument();
  });

  it('[MODAL-18.1] [MODAL-18.2] shows one hotel in a popup, at zoom 14', async () => {
    const { tapa_code, name, address, location } = buildHotel();
    const props = { tapa_code, name, address, location };
    await renderPart(remote, <view.Component props={props} close={() => undefined} />, { stubs: mapStubs() });
    expect(await screen.findByRole('application')).toHaveAttribute('data-zoom', '14');
    expect(hotelMapZoom).toBe(14);
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  });
});
