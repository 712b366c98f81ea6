import { faultsOfLog } from './commit-titles.ts';

const log = (title: string, parents = '1a2') => `abc\t${parents}\t${title}\n`;

describe('The title of a commit', () => {
  it.each([
    'fix(mf-hotels): keep the list while a filter is asked for',
    'refactor: bring both ways of a read together',
    'test(host, shell): let a later product stand behind',
  ])('is in order: %s', (title) => {
    expect(faultsOfLog(log(title))).toEqual([]);
  });

  it.each([
    ['without a type', 'keep the list', 'does not begin with'],
    ['with another type', 'wip(host): keep the list', 'does not begin with'],
    ['that is too long', `fix(host): ${'keep '.repeat(20)}`, 'longer than 72'],
    ['with a capital', 'fix(host): Keep the list', 'begins with a capital'],
    ['in the past', 'fix(host): changed the list', 'not in the imperative'],
    ['in the present participle', 'fix(host): changing the list', 'not in the imperative'],
  ])('is refused %s', (_what, title, fault) => {
    expect(faultsOfLog(log(title))).toEqual([expect.stringContaining(fault)]);
  });

  it('is refused for a merge', () => {
    expect(faultsOfLog(log("Merge branch 'main'", '1a2 2b3'))).toEqual([expect.stringContaining('rebase')]);
  });

  it('is looked at in every commit of a log, and nothing is in an empty one', () => {
    expect(faultsOfLog(log('fix: keep it') + log('Another thing'))).toEqual([
      expect.stringContaining('"Another thing"'),
    ]);
    expect(faultsOfLog('')).toEqual([]);
  });
});
