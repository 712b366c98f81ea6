import { leadingLetters, nationalityCode, nationalityText } from './nationality.ts';

describe('a nationality', () => {
  it('[ACCT-02] is shown with its code in brackets', () => {
    expect(nationalityText('Mongolia', 'MN')).toBe('Mongolia (MN)');
  });

  it.each([
    ['Mongolia (MN)', 'MN'],
    ['Korea (South) [KR]', 'KR'],
    ['Congo (CG) (CD)', 'CD'],
    ['Japan ( jp )', 'JP'],
    ['Germany', 'MN'],
    ['Somewhere (ABC)', 'MN'],
    ['', 'MN'],
    [null, 'MN'],
  ])('[FLIGHT-05.1] [FLIGHT-05.2] [GAP-85] %s is sent as %s', (text, code) => {
    expect(nationalityCode(text)).toBe(code);
  });

  it.each([
    ['MN976', 'MN'],
    ['m1', 'm'],
    ['976', ''],
    ['USA', 'US'],
  ])('[ENT-03] [GAP-40.2] the leading letters of %s are "%s"', (code, letters) => {
    expect(leadingLetters(code)).toBe(letters);
  });
});
