import { shapeOf } from '../ground/ground.ts';
import { describePlace } from './describe-place.ts';

const square = { name: 'Сүхбаатарын талбай', at: { lat: 47.9188, lon: 106.9176 }, zoom: 12 };
const station = { name: 'Вокзал', at: { lat: 47.9086, lon: 106.8836 }, zoom: 12 };
/** From west to east, south of the square. */
const avenue = {
  kind: 'avenue' as const,
  name: 'Энхтайваны өргөн чөлөө',
  shape: shapeOf([
    [106.88, 47.9165],
    [106.96, 47.9165],
  ]),
};
const say = (lat: number, lon: number) => describePlace({ lat, lon }, [avenue], [square, station]);

describe('A point in words', () => {
  it('is at the street that is near, and so far from the nearest place in that direction', () => {
    const { street, near } = say(47.917, 106.9176);
    expect(street).toBe('Энхтайваны өргөн чөлөө');
    expect(near).toMatchObject({ name: 'Сүхбаатарын талбай', way: 'south' });
    expect(near?.metres).toBeGreaterThan(180);
    expect(near?.metres).toBeLessThan(220);
  });

  it.each([
    [47.93, 106.9176, 'north'],
    [47.9188, 106.93, 'east'],
    [47.925, 106.926, 'northEast'],
    [47.9188, 106.905, 'west'],
  ])('at %f, %f is %s of the square', (lat, lon, way) => expect(say(lat, lon).near?.way).toBe(way));

  it('names no street that is two streets away, nor one that ends before it', () => {
    expect(say(47.9205, 106.9176).street).toBeNull();
    expect(say(47.9165, 106.99).street).toBeNull();
  });

  it('says nothing far from everything', () => expect(say(43, 104)).toEqual({ street: null, near: null }));
});
