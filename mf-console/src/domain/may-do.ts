import { actOnReleases, getChannel, publishRelease } from '@aylal/contracts/console';
import type { StaffRole } from '@aylal/domain/office';

/** What a role may do in the console, by the same table that the host refuses with. */
export const mayDo = {
  see: (role: StaffRole) => isAmong(role, getChannel.roles),
  act: (role: StaffRole) => isAmong(role, actOnReleases.roles),
  publish: (role: StaffRole) => isAmong(role, publishRelease.roles),
};

function isAmong(role: StaffRole, roles: readonly StaffRole[]): boolean {
  return roles.includes(role);
}
