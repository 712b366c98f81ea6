import { isNamedBy, vehicleCodePattern } from './vehicle-code.ts';

const vehicle = { plate_no: '1037 УБА', ref_number: 'MOB-0001', qr_code: 'AYL-RIDE-0001-4F2A9C' };

describe('[PROD-10] A vehicle is named', () => {
  it.each(['1037 УБА', '1037уба', '1037-УБА', 'mob 0001', 'ayl-ride-0001-4f2a9c'])('by %s', (code) =>
    expect(isNamedBy(vehicle, code)).toBe(true),
  );
  it.each(['1037', '037 УБА', 'MOB-0002', ''])('not by "%s"', (code) => expect(isNamedBy(vehicle, code)).toBe(false));
  it.each([
    ['1037 УБА', true],
    ['AYL-RIDE-0001-4F2A9C', true],
    ['ab', false],
    ['<script>', false],
    ['9'.repeat(61), false],
  ])('and %s may be asked for: %s', (code, may) => expect(vehicleCodePattern.test(code)).toBe(may));
});
