import { checkDoor } from '@aylal/shell';
import { descriptor } from './descriptor.ts';
import { remote } from './remote.ts';

it('keeps what the descriptor promises', () => {
  expect(checkDoor(remote, descriptor)).toEqual([]);
});
