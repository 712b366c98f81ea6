import { spacedPhone } from './spaced-phone.ts';

describe('A phone number to read', () => {
  it.each([
    ['+97699112233', '+976 9911 2233'],
    ['+976 9911 2233', '+976 9911 2233'],
    ['+8613812345678', '+8613812345678'],
    ['18004444', '18004444'],
  ])('%s is written %s', (phone, written) => {
    expect(spacedPhone(phone)).toBe(written);
  });
});
