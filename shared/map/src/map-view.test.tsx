import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices, TestProviders } from '@aylal/testing';
import { loadGround } from './ground/load-ground.ts';
import { MapView } from './map-view.tsx';
import { mapTexts } from './map-texts.ts';
import type { MapBounds, MapMarker, MapViewProps } from './map-types.ts';

jest.mock('./ground/load-ground.ts', () => ({ loadGround: jest.fn() }));
const ground = { land: [], borders: [], lakes: [], rivers: [] };
const load = jest.mocked(loadGround);

const markers: MapMarker[] = [
  { id: 'a', at: { lat: 47.92, lon: 106.92 }, label: '187k', name: 'Hotel A, ₮187,000' },
  { id: 'b', at: { lat: 47.92, lon: 106.99 }, label: 'sold out', name: 'Hotel B', state: 'sold-out' },
];
const start = { at: { lat: 47.92, lon: 106.95 }, zoom: 13 };

async function show(props: Partial<MapViewProps> = {}) {
  const { services } = await createTestServices({ locale: 'en' });
  const element = (more: Partial<MapViewProps>) => (
    <TestProviders services={services}>
      <MapView label="Hotels" markers={markers} start={start} {...props} {...more} />
    </TestProviders>
  );
  const { rerender } = render(element({}));
  return (more: Partial<MapViewProps>) => rerender(element(more));
}

const size = { clientWidth: 600, clientHeight: 400 };

describe('A map', () => {
  beforeEach(() => {
    load.mockReset().mockResolvedValue(ground);
    for (const [name, value] of Object.entries(size))
      jest.spyOn(HTMLElement.prototype, name as keyof typeof size, 'get').mockReturnValue(value);
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => jest.restoreAllMocks());

  it('shows markers as buttons that say everything, and tells which was chosen', async () => {
    const chosen: string[] = [];
    const update = await show({ onSelect: (id) => chosen.push(id) });
    await userEvent.click(await screen.findByRole('button', { name: '187k, Hotel A, ₮187,000' }));
    expect(chosen).toEqual(['a']);
    update({ selected: 'b' });
    expect(screen.getByRole('button', { name: 'sold out, Hotel B' })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText(mapTexts.en.sources)).toBeVisible();
  });

  it.each([
    ['first', 'a +2 . 3 close together: zoom in'],
    ['count', '3 . 3 close together: zoom in'],
  ] as const)('shows of several at one place the %s', async (clusters, name) => {
    const close = ['a', 'b', 'c'].map((id) => ({ id, at: { lat: 47.92, lon: 106.95 }, label: id, name: id }));
    await show({ markers: close, clusters });
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it('keeps a pin that has the focus, although it stood alone only because it was pointed at', async () => {
    const close = ['c', 'd', 'e'].map((id) => ({
      id,
      at: { lat: 47.92, lon: 106.95 },
      label: id,
      name: `Hotel ${id}`,
    }));
    const update = await show({ markers: close, hovered: 'd' });
    const pin = await screen.findByRole('button', { name: 'Hotel d' });
    act(() => pin.focus());
    update({ hovered: null });
    expect(screen.getByRole('button', { name: 'Hotel d' })).toBe(pin);
    expect(pin).toHaveFocus();
    act(() => pin.blur());
    expect(screen.queryByRole('button', { name: 'Hotel d' })).toBeNull();
  });

  it('[CONST-04] is moved and zoomed by buttons and keys as by a drag, and tells its bounds out of the dead zone alone', async () => {
    const areas: MapBounds[] = [];
    await show({ onBounds: (bounds) => areas.push(bounds) });
    const map = await screen.findByRole('application', { name: 'Hotels' });
    await userEvent.click(screen.getByRole('button', { name: mapTexts.en.pan }));
    await userEvent.click(screen.getByRole('button', { name: mapTexts.en.panRight }));
    expect(areas).toHaveLength(1);
    expect(areas[0]?.west).toBeGreaterThan(106.92);
    map.focus();
    await userEvent.keyboard('{+}');
    expect(areas).toHaveLength(2);
    await userEvent.pointer([
      { target: map, keys: '[MouseLeft>]', coords: { clientX: 300, clientY: 200 } },
      { target: map, coords: { clientX: 320, clientY: 200 } },
      { keys: '[/MouseLeft]', target: map, coords: { clientX: 320, clientY: 200 } },
    ]);
    expect(areas).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: mapTexts.en.showAll }));
    expect(areas).toHaveLength(3);
    expect(screen.getByRole('button', { name: '187k, Hotel A, ₮187,000' })).toBeVisible();
  });

  it('brings a marker into view that is chosen in the list', async () => {
    const far = { id: 'far', at: { lat: 48.5, lon: 108 }, label: '5', name: 'Far away' };
    const update = await show({ markers: [...markers, far] });
    await screen.findByRole('button', { name: '187k, Hotel A, ₮187,000' });
    expect(screen.queryByRole('button', { name: '5, Far away' })).toBeNull();
    update({ markers: [...markers, far], selected: 'far' });
    expect(await screen.findByRole('button', { name: '5, Far away' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('lets a place be chosen by a click, and by Enter in its middle, but not by a drag or a pin', async () => {
    const places: { lat: number; lon: number }[] = [];
    await show({ onPlace: (at) => places.push(at) });
    const map = await screen.findByRole('application', { name: 'Hotels' });
    await userEvent.pointer([{ target: map, keys: '[MouseLeft]', coords: { clientX: 300, clientY: 100 } }]);
    expect(places).toHaveLength(1);
    expect(places[0]?.lon).toBeCloseTo(106.95, 5);
    expect(places[0]?.lat).toBeGreaterThan(47.92);
    map.focus();
    await userEvent.keyboard('{Enter}');
    expect(places[1]?.lat).toBeCloseTo(47.92, 5);
    await userEvent.click(screen.getByRole('button', { name: '187k, Hotel A, ₮187,000' }));
    await userEvent.pointer([
      { target: map, keys: '[MouseLeft>]', coords: { clientX: 300, clientY: 200 } },
      { target: map, coords: { clientX: 340, clientY: 200 } },
      { keys: '[/MouseLeft]', target: map, coords: { clientX: 340, clientY: 200 } },
    ]);
    expect(places).toHaveLength(2);
  });

  it('[ERR-40] says so when it cannot be loaded, and loads when asked again', async () => {
    load.mockRejectedValueOnce(new Error('the chunk is not there'));
    await show();
    expect(await screen.findByText('Map cannot be loaded right now, sorry.')).toBeVisible();
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('application', { name: 'Hotels' })).toBeVisible();
  });
});
