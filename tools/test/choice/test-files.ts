/** Which suites a test file belongs to. Provider tests run on both engines, except those of one engine alone. */
export function suitesOf(file: string): readonly ('unit' | 'postgres' | 'browser')[] {
  if (/^e2e\/src\/.*\.spec\.ts$/.test(file)) return ['browser'];
  if (!/\.test\.tsx?$/.test(file)) return [];
  if (!file.startsWith('provider/')) return ['unit'];
  if (file.endsWith('.postgres.test.ts')) return ['postgres'];
  return file.endsWith('.pglite.test.ts') ? ['unit'] : ['unit', 'postgres'];
}
