import { nightPicture, readPictureFile } from './drawn-picture.ts';

describe('nightPicture', () => {
  it('is at an address of its own, which reads as the same numbers by night', () => {
    const night = nightPicture('/pictures/hotels/house-capital-tower/123-4.svg');
    expect(night).toBe('/pictures/hotels/house-capital-tower/123-4-night.svg');
    expect(readPictureFile('123-4-night.svg')).toEqual({ numbers: [123, 4], night: true });
    expect(readPictureFile('123-4.svg')).toEqual({ numbers: [123, 4], night: false });
    expect(readPictureFile('7.svg')).toEqual({ numbers: [7], night: false });
  });

  it.each([
    '/pictures/hotels/photo/00/0001/a.jpg',
    'https://example.mn/pictures/trips/dunes/1.svg',
    '/pictures/flags/MN.svg',
  ])('is not there for %s', (url) => expect(nightPicture(url)).toBeNull());

  it.each(['x.svg', '1-2-3.svg', '1.png', '1234567.svg'])('a file %s names no drawing', (file) =>
    expect(readPictureFile(file)).toBeNull(),
  );
});
