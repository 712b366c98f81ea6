import * as v from 'valibot';

type SearchSchema = v.GenericSchema<unknown, Record<string, unknown>>;

/** A page address as a value. `pattern` stands without the language segment, which the shell adds and reads (I18N-03). */
export interface PageRoute<P extends string = string, S extends SearchSchema = SearchSchema> {
  readonly pattern: P;
  /** The schema of the search part. */
  readonly search: S;
  /** The address for these parameters and this search, without language. Empty values are left out. */
  to(params?: Record<string, string>, search?: v.InferInput<S>): string;
  /** What the search part says; null when it cannot be read. */
  readSearch(search: URLSearchParams): v.InferOutput<S> | null;
  /** As `readSearch`, with the message key of the first fault of each field. */
  checkSearch(
    search: URLSearchParams,
  ): { ok: true; search: v.InferOutput<S> } | { ok: false; faults: Record<string, string> };
}

/** Pattern, search schema and address in one value. `to` throws when a parameter is missing. Repeated query keys count as unreadable (AUT-3). */
export function defineRoute<const P extends string, S extends SearchSchema>(pattern: P, search: S): PageRoute<P, S> {
  const check: PageRoute<P, S>['checkSearch'] = (params) => {
    const parsed = v.safeParse(search, Object.fromEntries(params));
    if (parsed.success) return { ok: true, search: parsed.output };
    const faults: Record<string, string> = {};
    for (const issue of parsed.issues) faults[v.getDotPath(issue) ?? ''] ??= issue.message;
    return { ok: false, faults };
  };
  return {
    pattern,
    search,
    to(params = {}, values) {
      const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
        const value = params[name];
        if (!value) throw new Error(`${pattern} needs ${name}`);
        return encodeURIComponent(value);
      });
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(values ?? {})) {
        if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
      }
      const text = query.toString();
      return text ? `${path}?${text}` : path;
    },
    checkSearch: check,
    readSearch(params) {
      const checked = check(params);
      return checked.ok ? checked.search : null;
    },
  };
}
