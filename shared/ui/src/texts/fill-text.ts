/** Puts values into the `{name}` places of a text; a name without a value stays visible, so that a test or an eye finds it. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
