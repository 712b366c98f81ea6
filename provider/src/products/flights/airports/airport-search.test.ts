import { createAirportSearch, type AirportSearch } from './airport-search.ts';
import { loadAirports } from './load-airports.ts';
import { createPlaceDirectory, type PlaceDirectory } from './place-directory.ts';
import { mongolianAirports } from './mongolian-airports.ts';

let places: PlaceDirectory;
let search: AirportSearch;
beforeAll(async () => {
  places = createPlaceDirectory(await loadAirports());
  search = createAirportSearch(places);
});
const codes = (text: string) => search.find(text, 'mn').map(({ code }) => code);

describe('the airports', () => {
  it.each(['HVD', 'ULG', 'ULO', 'ULZ', 'LTI', 'TNZ', 'HBU'])(
    'put %s into the zone of Hovd (field-facts §7)',
    (code) => {
      expect(places.airport(code)?.zone).toBe('Asia/Hovd');
    },
  );

  it.each(['UBN', 'MXV', 'DLZ', 'COQ', 'BYN'])('put %s into the zone of Ulaanbaatar', (code) => {
    expect(places.airport(code)?.zone).toBe('Asia/Ulaanbaatar');
  });

  it('know the true height of Chinggis Khaan and that Buyant-Ukhaa is closed to scheduled flights', () => {
    expect(places.airport('UBN')?.elevationFeet).toBe(4482);
    expect(places.airportsOf('ULN').map(({ code }) => code)).toEqual(['UBN']);
    expect(places.airport('UBN')?.city).toBe('ULN');
  });

  it('hold every Mongolian place of field-facts §2.13', () => {
    const all = 'UBN ULN HVD ULG ULO ULZ LTI BYN MXV DLZ COQ AVK UUN UGA MXW TNZ TSZ KHR HTM UNR UGT HBU ERT'.split(
      ' ',
    );
    for (const code of all) expect(places.airport(code)?.country).toBe('MN');
    const known = places.airports.filter(({ country }) => country === 'MN').map(({ code }) => code);
    expect(new Set(known)).toEqual(mongolianAirports);
  });

  it('have a zone that exists, everywhere', () => {
    for (const zone of new Set(places.airports.map((airport) => airport.zone))) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    }
  });

  it('stand behind the code of a city', () => {
    expect(places.airportsOf('SEL').map(({ code }) => code)).toEqual(['ICN', 'GMP']);
    expect(places.airportsOf('ICN').map(({ code }) => code)).toEqual(['ICN']);
    expect(places.airportsOf('ZZZ')).toEqual([]);
    expect(places.airportsOf('constructor')).toEqual([]);
  });
});

describe('finding a place', () => {
  it.each([
    ['улг', 'ULG'],
    ['ulgii', 'ULG'],
    ['Olgii', 'ULG'],
    ['олгий', 'ULG'],
    ['Өлгий', 'ULG'],
    ['ULG', 'ULG'],
    ['murun', 'MXV'],
    ['морон', 'MXV'],
    ['Khovd', 'HVD'],
    ['ховд', 'HVD'],
    ['сеул', 'SEL'],
    ['seoul', 'SEL'],
    ['서울', 'SEL'],
    ['인천', 'ICN'],
    ['нарита', 'NRT'],
    ['東京', 'TYO'],
    ['北京', 'BJS'],
    ['Москва', 'MOW'],
    ['улаанбаатар', 'UBN'],
    ['Франкфурт', 'FRA'],
    ['New York', 'NYC'],
    ['tivat', 'TIV'],
    ['peking', 'BJS'],
    ['алмата', 'ALA'],
    ['Баян-Өлгий', 'ULG'],
    ['bayan ulgii', 'ULG'],
    ['Хөвсгөл', 'MXV'],
    ['говь', 'DLZ'],
    ['balikpapan', 'BPN'],
    ['Kota Bharu', 'KBR'],
  ])('[API-23] answers %s with %s first', (text, code) => {
    expect(codes(text)[0]).toBe(code);
  });

  it.each(['сөүл', 'соул', 'сеул', 'seoul'])('[API-23] adds no rubbish to %s', (text) => {
    expect(codes(text).filter((code) => !['SEL', 'ICN', 'GMP'].includes(code))).toEqual([]);
  });

  it('[API-23] finds the places of a country by any word of its name', () => {
    expect(codes('солонгос')).toContain('SEL');
    expect(codes('japan')[0]).toBe('TYO');
  });

  it('[API-23] names a place in the language asked for', () => {
    expect(search.find('ICN', 'ko')[0]).toEqual({
      code: 'ICN',
      kind: 'airport',
      name: '인천',
      city_name: '서울',
      country_name: '대한민국',
      country_code: 'KR',
    });
    expect(search.find('SEL', 'mn')[0]).toMatchObject({ kind: 'city', name: 'Сөүл', country_name: 'Өмнөд Солонгос' });
  });

  it('[API-23] answers an empty text with the most asked-for, and nonsense with nothing', () => {
    expect(codes('')).toHaveLength(12);
    expect(codes(' ')[0]).toBe('UBN');
    expect(codes('qqqqq')).toEqual([]);
    expect(codes('-')).toEqual([]);
  });

  it('[API-23] answers at most 12', () => {
    expect(codes('a')).toHaveLength(12);
  });
});
