/** An object whose empty values may be missing. */
export type WithoutEmpty<T> = { [K in keyof T]?: Exclude<T[K], '' | null | undefined> };

/** A copy without the entries that are an empty text, null or undefined (VALID-23). 0 and false are values. */
export function removeEmptyValues<T extends object>(value: T): WithoutEmpty<T> {
  return Object.fromEntries(
    Object.entries(value).filter(([, entry]) => entry !== '' && entry !== null && entry !== undefined),
  ) as WithoutEmpty<T>;
}
