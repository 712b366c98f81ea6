import { getChannel } from '@aylal/contracts/console';
import { descriptor } from './descriptor.ts';

it('every entry of the menu is for the roles that may see releases', () => {
  expect(descriptor.navigation.map(({ roles }) => roles)).toEqual(descriptor.navigation.map(() => getChannel.roles));
});
