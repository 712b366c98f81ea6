import type { Tx } from '../platform/database/database.ts';

/** Surname and given name of an account, as they are written in orders; one of them alone where the other is not known. */
export async function fullName(tx: Tx, userId: string): Promise<string> {
  const { first_name, last_name } = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${last_name} ${first_name}`.trim();
}
