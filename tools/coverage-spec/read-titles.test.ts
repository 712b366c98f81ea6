import { readTitles } from './read-titles.ts';

const titlesIn = (source: string) => readTitles(source, { tsx: false });

describe('The titles of a test file', () => {
  it('are what it, test and describe are called, with what comes between', () => {
    expect(
      titlesIn(`
        describe('[PAY-01] a', () => { it("[PAY-02] b", async () => {}); });
        test.describe.serial('[PAY-03] c', () => {});
        test(\`[PAY-04] \${name} d\`, async ({ page }) => {});
      `),
    ).toEqual(['[PAY-01] a', '[PAY-02] b', '[PAY-03] c', '[PAY-04] ', ' d']);
  });

  it('are the words in a table too', () => {
    expect(titlesIn(`it.each([['[PAY-01] a', 1], ['[PAY-02] b', 2]] as const)('%s is %i', () => {});`)).toEqual([
      '%s is %i',
      '[PAY-01] a',
      '[PAY-02] b',
    ]);
  });

  it('are no comment, no other string and nothing in the body', () => {
    expect(
      titlesIn(`
        // it('[PAY-01] a')
        const told = '[PAY-02] b';
        it('c', () => { expect(told).toBe('[PAY-03] d'); });
        check('[PAY-04] e');
      `),
    ).toEqual(['c']);
  });

  it('are read where angle brackets are types, and where they are elements', () => {
    expect(titlesIn('const same = <T>(one: T) => one; it("a", () => {});')).toEqual(['a']);
    expect(readTitles('it("a", () => { render(<b>c</b>); });', { tsx: true })).toEqual(['a']);
  });
});
