import { getChannel, publishRelease } from '@aylal/contracts/console';
import { descriptor } from './descriptor.ts';

it('every entry of the menu is for the roles that may see releases; the one that publishes for those who may', () => {
  expect(descriptor.navigation.map(({ path, roles }) => [path, roles])).toEqual(
    descriptor.navigation.map(({ path }) => [path, path === '/publish' ? publishRelease.roles : getChannel.roles]),
  );
});
