/** What somebody who may have no account yet has typed about themselves: the sign-in does not ask for it again. */
export interface PrefilledPerson {
  readonly email?: string;
  readonly dial_code?: string;
  readonly phone?: string;
  readonly last_name?: string;
  readonly first_name?: string;
}
