import type { Endpoint } from '@aylal/contracts';
import { consoleOperations } from '@aylal/contracts/console';
import { officeOperations } from '@aylal/contracts/office';
import { operations } from '@aylal/contracts/operations';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const checklist = readFileSync(join(import.meta.dirname, '../../../../docs/spec/requirements.md'), 'utf8');
const calls = (Object.values({ ...operations, ...officeOperations, ...consoleOperations }) as Endpoint[])
  .map(({ id }) => id)
  .filter((id) => /^(API|CALL|NEED)-/.test(id));

describe('The calls of the provider and of the console', () => {
  it('stand in the checklist, each by its id', () => {
    expect(calls.length).toBeGreaterThan(100);
    expect(calls.filter((id) => !checklist.includes(`| ${id} |`))).toEqual([]);
  });
});
