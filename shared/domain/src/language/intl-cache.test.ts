import { dateFormat, numberFormat } from './intl-cache.ts';

describe('Formats are made once', () => {
  it('for each language and form', () => {
    const tenths = numberFormat('en-GB', { minimumFractionDigits: 1 });
    expect(numberFormat('en-GB', { minimumFractionDigits: 1 })).toBe(tenths);
    expect(numberFormat('ru-RU', { minimumFractionDigits: 1 }).format(1.5)).toBe('1,5');
    expect(numberFormat('en-GB', { minimumFractionDigits: 2 }).format(1.5)).toBe('1.50');
    expect(tenths.format(1)).toBe('1.0');
  });

  it('and zone', () => {
    const at = new Date('2026-12-31T23:30:00Z');
    const clock = (timeZone: string) => dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
    expect(clock('UTC').format(at)).toBe('23:30');
    expect(clock('Asia/Ulaanbaatar').format(at)).toBe('07:30');
    expect(clock('UTC')).toBe(clock('UTC'));
    expect(() => clock('Nowhere/None')).toThrow(RangeError);
    expect(() => clock('Nowhere/None')).toThrow(RangeError);
  });
});
