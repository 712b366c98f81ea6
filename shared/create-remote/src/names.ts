/** The ways in which a name is written, by the tokens of the templates. */
export type Tokens = Readonly<Record<string, string>>;

/** A kebab-case word of the trade, or a sentence that says what is wrong with it. */
export function checkedName(what: string, name: string | undefined): string {
  if (name && /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name) && name.length <= 30) return name;
  throw new Error(
    `${what} must be a name in kebab-case such as "bus-train": small letters, digits and single hyphens, 30 at most; it is "${name ?? ''}"`,
  );
}

/** `bus-train` as kebab, camel, Pascal, constant and table name. */
export function spellings(token: string, name: string): Tokens {
  const camel = name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  const first = token.charAt(0).toUpperCase() + token.slice(1);
  return {
    [`__${token}__`]: name,
    [`__${token}Camel__`]: camel,
    [`__${first}__`]: pascal,
    [`__${token.toUpperCase()}__`]: name.replaceAll('-', '_').toUpperCase(),
  };
}

/** What a remote is called where nobody has said it otherwise: `Bus train`. */
export function plainLabel(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}
