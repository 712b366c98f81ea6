import * as v from 'valibot';

const text = v.optional(v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters')));

/** The variables of DAN, the state's sign-in behind e-Mongolia; client and secret are needed where `DAN_URL` is set. */
export const identityEnvironment = {
  DAN_URL: v.optional(
    v.pipe(v.string(), v.url('must be an absolute address'), v.regex(/^https:\/\//, 'must be https')),
  ),
  DAN_CLIENT_ID: text,
  DAN_CLIENT_SECRET: text,
  DAN_PASSPORT_SERVICE: v.optional(
    v.pipe(v.string(), v.regex(/^WS\d{6}_\w{3,60}$/, 'must be a service such as WS100101_…')),
  ),
};
type IdentityEnvironment = v.InferOutput<v.ObjectSchema<typeof identityEnvironment, undefined>>;

/** Who we are to DAN. Without `url` it is the sandbox's own, and nobody when the sandbox is off. */
export interface IdentitySettings {
  /** Such as `https://sso.gov.mn/oauth2`, without a final slash. */
  readonly url: string | undefined;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The state service that knows passports; without it names stay Cyrillic and the passport is typed. */
  readonly passportService: string | undefined;
}

/** The names of the variables that are missing beside `DAN_URL`. */
export function missingIdentityVariables(e: IdentityEnvironment): readonly string[] {
  if (e.DAN_URL === undefined) return [];
  return (['DAN_CLIENT_ID', 'DAN_CLIENT_SECRET'] as const).filter((name) => e[name] === undefined);
}

export function identitySettings(e: IdentityEnvironment): IdentitySettings {
  return {
    url: e.DAN_URL?.replace(/\/+$/, ''),
    clientId: e.DAN_CLIENT_ID ?? 'aylal',
    clientSecret: e.DAN_CLIENT_SECRET ?? 'sandbox-dan-secret',
    // The sandbox's passports have a service of its own.
    passportService: e.DAN_URL === undefined ? 'WS100999_getCitizenPassportInfo' : e.DAN_PASSPORT_SERVICE,
  };
}
