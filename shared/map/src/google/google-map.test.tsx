import { getConfig } from '@aylal/contracts/shell';
import { createTestServices, stubOperation, TestProviders } from '@aylal/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GoogleMapReactProps } from 'google-map-react';
import { mapLimits } from '../map-limits.ts';
import { MapView } from '../map-view.tsx';
import { mapTexts } from '../map-texts.ts';
import type { GeoPoint, MapBounds, MapMarker, MapViewProps } from '../map-types.ts';
import { loadGoogle } from './load-google.ts';

const drawn: { now?: GoogleMapReactProps } = {};
jest.mock('google-map-react', () => ({
  __esModule: true,
  default: (props: GoogleMapReactProps) => {
    drawn.now = props;
    return props.children;
  },
}));
jest.mock('./load-google.ts', () => ({ loadGoogle: jest.fn() }));
const load = jest.mocked(loadGoogle);

const start = { at: { lat: 47.92, lon: 106.95 }, zoom: 13 };
const refused: { tell?: () => void } = {};
const config = stubOperation(getConfig, {
  status_code: 200,
  message: '',
  result: { dialUpNumber: '976', google_maps: { key: 'a-key-of-nobody', url: 'https://maps.example/js' } },
});

async function show(markers: readonly MapMarker[], props: Partial<MapViewProps> = {}) {
  const { services } = await createTestServices({ locale: 'en', stubs: [config] });
  render(
    <TestProviders services={services}>
      <MapView label="Hotels" markers={markers} start={start} {...props} />
    </TestProviders>,
  );
  await screen.findByRole('application', { name: 'Hotels' });
}

const near = (count: number): MapMarker[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    at: { lat: 47.92 + (index % 100) / 100_000, lon: 106.95 },
    label: '1',
    name: `Hotel ${index}`,
  }));

describe('A map that Google draws', () => {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    load.mockReset().mockResolvedValue({
      give: async () => ({}),
      onRefused: (listener) => {
        refused.tell = listener;
        return () => undefined;
      },
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is asked for with the configured key in the language of the page', async () => {
    await show([]);
    expect(load).toHaveBeenCalledWith({ key: 'a-key-of-nobody', url: 'https://maps.example/js', language: 'en' });
    expect(drawn.now).toMatchObject({ zoom: 13 });
  });

  it('[CONST-02] [CONST-03] has our pins and clusters, of the first 10,000 markers', async () => {
    const far = { id: 'far', at: { lat: 47.92, lon: 107.01 }, label: '5', name: 'Far away' };
    const chosen: string[] = [];
    await show([far, ...near(mapLimits.markers + 5)], { onSelect: (id) => chosen.push(id) });
    expect(screen.getByText(`+${mapLimits.markers - 2}`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '5, Far away' }));
    expect(chosen).toEqual(['far']);
  });

  it('[CONST-04] tells its bounds out of the dead zone alone', async () => {
    const areas: MapBounds[] = [];
    await show([], { onBounds: (bounds) => areas.push(bounds) });
    const { center } = drawn.now ?? { center: { lat: 0, lng: 0 } };
    act(() => drawn.now?.onChange({ center: { ...center, lng: center.lng + 0.0002 }, zoom: 13 }));
    expect(areas).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: mapTexts.en.pan }));
    await userEvent.click(screen.getByRole('button', { name: mapTexts.en.panRight }));
    expect(areas).toHaveLength(1);
  });

  it('lets a place be chosen by a click on the ground, and by Enter in its middle, but not by a pin', async () => {
    const places: GeoPoint[] = [];
    await show([], { onPlace: (at) => places.push(at) });
    const ground = { lat: 47.93, lng: 106.94, event: { target: document.body } };
    drawn.now?.onClick(ground);
    drawn.now?.onClick({ ...ground, event: { target: screen.getByRole('button', { name: mapTexts.en.zoomIn }) } });
    expect(places).toEqual([{ lat: 47.93, lon: 106.94 }]);
    screen.getByRole('application', { name: 'Hotels' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(places[1]?.lat).toBeCloseTo(47.92, 5);
  });

  it('[ERR-40] says so when Google does not take the key, and asks again when asked', async () => {
    await show([]);
    act(() => refused.tell?.());
    expect(await screen.findByText('Map cannot be loaded right now, sorry.')).toBeVisible();
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('application', { name: 'Hotels' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
