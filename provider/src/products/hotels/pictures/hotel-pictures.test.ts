import Fastify from 'fastify';
import { readHotelCities } from '../catalogue/hotel-city.ts';
import { createSandboxCatalogue } from '../catalogue/sandbox-catalogue.ts';
import { pictureOf, roomPictures } from './hotel-pictures.ts';
import { registerHotelPictures } from './picture-route.ts';
import { mixColours, tinted } from '../../../platform/drawing/tint.ts';
import { skyOf } from '../../../platform/drawing/skies.ts';

const catalogue = createSandboxCatalogue(readHotelCities());
const made = (code: string) => {
  const city = catalogue.city(code);
  if (!city) throw new Error(code);
  return catalogue.madeIn(city);
};
const app = Fastify();
registerHotelPictures(app);
const drawn = async (url: string) => (await app.inject(url)).body;

describe('Pictures of hotels', () => {
  it('are of a house, a room, a view each, all of which can be drawn, in less than 10 KB', async () => {
    for (const hotel of [...made('ULN').slice(0, 20), ...made('MN-TRJ').slice(0, 6), ...made('HKT').slice(0, 6)]) {
      const urls = [
        ...Array.from({ length: 10 }, (_, place) => pictureOf(hotel, place)),
        ...roomPictures(hotel, { key: 'family', place: 3 }),
      ];
      for (const { url } of urls) {
        const answer = await app.inject(url);
        expect(answer.headers['content-type']).toContain('image/svg+xml');
        expect(answer.body.length).toBeLessThan(10_000);
        expect(answer.body).not.toMatch(/NaN|undefined|<script/);
      }
    }
  });

  it('show no two hotels of Ulaanbaatar alike, and few neighbours in the same style', async () => {
    const hotels = made('ULN');
    const pictures = new Set(await Promise.all(hotels.map((hotel) => drawn(pictureOf(hotel, 0).url))));
    expect(pictures.size).toBe(hotels.length);
    const styles = hotels.map((hotel) => pictureOf(hotel, 0).url.split('/')[3]);
    const same = styles.filter((style, at) => at > 0 && style === styles[at - 1]);
    expect(same.length).toBeLessThan(hotels.length / 5);
  });

  it('show one hotel as the same house at every hour', () => {
    const [hotel] = made('ULN');
    if (!hotel) throw new Error('no hotel');
    const scenes = [0, 9].map((place) => pictureOf(hotel, place).url.split('/')[3]);
    expect(scenes[0]).toMatch(/^house-capital-/);
    expect(scenes[1]).toBe(scenes[0]);
  });

  it('show the beds that a room has', () => {
    const [hotel] = made('ULN');
    const scenes = (key: string) =>
      roomPictures({ seed: hotel?.seed ?? 0 }, { key, place: 1 }).map(({ url }) => url.split('/')[3]);
    expect(new Set(scenes('twin'))).toEqual(new Set(['room-twin']));
    expect(scenes('standard')[0]).toBe('room-double');
    expect(scenes('family')).toEqual(['room-double', 'room-twin', 'room-double']);
  });

  it('are on the steppe at Terelj, and by the sea in Phuket', () => {
    expect(made('MN-TRJ').every((hotel) => /house-steppe-(gers|lodge)/.test(pictureOf(hotel, 0).url))).toBe(true);
    expect(made('HKT').every((hotel) => pictureOf(hotel, 0).url.includes('house-coast-'))).toBe(true);
  });

  it.each(['house-capital-castle', 'house-moon-tower', 'outlook-capital-tower', 'house-capital', 'cellar'])(
    'are not there for %s',
    async (scene) => {
      expect((await app.inject(`/pictures/hotels/${scene}/1-1.svg`)).statusCode).not.toBe(200);
    },
  );
});

describe('The light of a picture', () => {
  it('is on every colour but on lamps and panes', () => {
    expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080');
    const night = skyOf(1, true);
    expect(tinted(`<i fill="${night.lamp}"/><i fill="#ffffff"/>`, night)).toMatch(
      new RegExp(`^<i fill="${night.lamp}"/><i fill="#(?!ffffff)`),
    );
  });
});
