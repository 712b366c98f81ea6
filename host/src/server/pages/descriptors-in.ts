import type { ReleaseSource } from '@aylal/releases';
import type { Descriptor } from '@aylal/shell/descriptor';
import { profilesOf } from './profile-of.ts';

/** The descriptors that a new page of a profile gets. */
export function descriptorsIn(source: ReleaseSource, profile: string): readonly Descriptor[] {
  return Object.values(source.resolve({ visitor: null, profile }).releases).map(({ record }) => record.descriptor);
}

/** Those of all profiles that this host serves; one that is in several comes as often. */
export function allDescriptors(source: ReleaseSource): readonly Descriptor[] {
  return profilesOf(source).flatMap(({ name }) => descriptorsIn(source, name));
}
