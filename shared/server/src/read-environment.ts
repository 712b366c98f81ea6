import * as v from 'valibot';

/** Variables that cannot be used; the message names each of them (OPS-1). */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('; '));
    this.name = 'ConfigError';
  }
}

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the variables of a service. An empty one counts as not set. Throws `ConfigError`. */
export function readEnvironment<const Entries extends v.ObjectEntries>(
  entries: Entries,
  env: Environment,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = v.safeParse(v.object(entries), given);
  if (parsed.success) return parsed.output;
  throw new ConfigError(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '?'} ${issue.message}`));
}

/** A whole number from `min` to `max`; `otherwise` when not set. */
export const wholeVariable = (min: number, max: number, otherwise: number) =>
  v.pipe(
    v.optional(v.string(), String(otherwise)),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

/** `on` or `off`, as a boolean. */
export const onOffVariable = (otherwise: 'on' | 'off') =>
  v.pipe(
    v.optional(v.picklist(['on', 'off'], 'must be on or off'), otherwise),
    v.transform((value) => value === 'on'),
  );

/** An absolute address of http or https, without a slash at its end, so that paths can be added. */
export const addressVariable = v.pipe(
  v.string(),
  v.url('must be an absolute address'),
  v.regex(/^https?:\/\//, 'must start with http:// or https://'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

/** A key of ours: too short ones are refused anywhere, weak ones in production (`secretFault`). */
export const keyVariable = v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters')));

/** The sandbox, and its permission in production, which is by name (OPS-2). */
export const sandboxVariables = {
  SANDBOX: onOffVariable('off'),
  SANDBOX_IN_PRODUCTION: v.optional(v.picklist(['yes-really'], 'must be yes-really')),
};

/** Throws `ConfigError` for a sandbox in production that was not asked for by name (OPS-2). */
export function checkSandbox(e: {
  NODE_ENV?: string | undefined;
  SANDBOX: boolean;
  SANDBOX_IN_PRODUCTION?: string | undefined;
}): void {
  if (e.NODE_ENV !== 'production' || !e.SANDBOX || e.SANDBOX_IN_PRODUCTION) return;
  throw new ConfigError([
    'SANDBOX is on under NODE_ENV=production; SANDBOX_IN_PRODUCTION=yes-really asks for it by name (OPS-2)',
  ]);
}
