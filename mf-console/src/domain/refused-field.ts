/** Why the registry refused a command, in its own words. */
export interface RegistryRefusal {
  /** Null where the refusal is not the registry's. */
  readonly code: string | null;
  readonly details: readonly string[];
}

/** The field that a refusal is about: by its code, or by the member that the registry names. Null where it is about none of them. */
export function refusedField<Field extends string>(
  { code, details }: RegistryRefusal,
  fields: readonly Field[],
  byCode: Readonly<Record<string, Field>>,
): Field | null {
  if (code === null) return null;
  const [, member] = /^the command: (?:publisher\.|profile\.)?(\w+)/.exec(details[0] ?? '') ?? [];
  return byCode[code] ?? fields.find((field) => field === member) ?? null;
}

const ofTheKey: readonly string[] = [
  ...['unknown-key', 'bad-signature', 'foreign-credential', 'retired-key', 'expired-key', 'expired', 'not-yet-valid'],
];

/** Whether a refusal is about what was typed and not about who signs. */
export function isAboutContent({ code }: RegistryRefusal): boolean {
  return code !== null && !ofTheKey.includes(code);
}
