import { checkBudgets } from './size-budget.ts';

describe('checkBudgets', () => {
  const chunks = { entry: ['a.js'], results: ['b.js', 'c.js'] };
  const sizes = { 'a.js': 10, 'b.js': 20, 'c.js': 30, 'a.json': 500 };

  it('counts a chunk with its split parts, and all scripts under the star', () => {
    expect(checkBudgets({ entry: 10, results: 50, '*': 60 }, chunks, sizes)).toEqual([]);
  });

  it('counts a shared module that comes later by its name', () => {
    expect(checkBudgets({ '@aylal/ui/journey': 29 }, { '@aylal/ui/journey': ['c.js'] }, sizes)).toEqual([
      '@aylal/ui/journey weigh 30 bytes in brotli, the budget is 29',
    ]);
  });

  it('says what grew beyond its budget', () => {
    expect(checkBudgets({ results: 49, '*': 59 }, chunks, sizes)).toEqual([
      'results weigh 50 bytes in brotli, the budget is 49',
      'all scripts weigh 60 bytes in brotli, the budget is 59',
    ]);
  });
});
