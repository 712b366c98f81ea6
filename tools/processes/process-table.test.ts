import { familyOf, processTable } from './process-table.ts';

const entry = (pid: number, parent: number, group = pid) => ({ pid, parent, group });
const pids = (pid: number, ...table: ReturnType<typeof entry>[]) => familyOf(pid, table).map((one) => one.pid);

describe('familyOf', () => {
  it('has the descendants, in whatever group they are', () => {
    expect(pids(10, entry(13, 11, 13), entry(10, 1), entry(11, 10, 10), entry(12, 1))).toEqual([13, 10, 11]);
  });

  it('has what a descendant that has ended left in a group of the family', () => {
    expect(pids(10, entry(10, 1), entry(11, 10, 11), entry(21, 1, 11), entry(22, 1, 10))).toEqual([10, 11, 21, 22]);
  });

  it('does not take in the group of anyone who started it', () => {
    expect(pids(10, entry(10, 5, 5), entry(5, 1, 5), entry(6, 5, 5))).toEqual([10]);
  });
});

describe('processTable', () => {
  it('has this process under its parent', () => {
    expect(processTable()).toContainEqual(expect.objectContaining({ pid: process.pid, parent: process.ppid }));
  });
});
