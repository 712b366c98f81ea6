/** Most brotli bytes of a named chunk with its split parts; the key `*` is the sum of all scripts. */
export type Budgets = Readonly<Record<string, number>>;

/** Sentences about what grew beyond its budget. A budget is raised on purpose, with a reason, in the package's webpack.config.ts. */
export function checkBudgets(
  budgets: Budgets,
  chunks: Readonly<Record<string, readonly string[]>>,
  brotli: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(budgets).flatMap(([name, most]) => {
    const files = name === '*' ? Object.keys(brotli).filter((file) => file.endsWith('.js')) : (chunks[name] ?? []);
    const bytes = files.reduce((sum, file) => sum + (brotli[file] ?? 0), 0);
    return bytes > most
      ? [`${name === '*' ? 'all scripts' : name} weigh ${bytes} bytes in brotli, the budget is ${most}`]
      : [];
  });
}
