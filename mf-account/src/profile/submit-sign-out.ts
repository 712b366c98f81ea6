import { redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';

/** Signs out by what was posted without scripts, and leads home. */
export async function submit({ url, services: { session } }: SubmitArgs): Promise<SubmitAnswer> {
  await session.signOut();
  throw redirect({ url }, '');
}
