import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenPackages } from './packages.ts';
import { inParallel, run } from './run-program.ts';

interface ProjectConfig {
  readonly extends: string;
  readonly include: readonly string[];
  readonly compilerOptions?: object;
}

/**
 * Type check of the packages named, or of all and the tools. Packages with the same options are one program, because each reads the sources of all packages below it: one by one
 * they would be checked up to twenty times. One thread each, because the compiler's own threads repeat each other's work. Throws with what the compiler said.
 */
export async function typecheck(root: string, args: readonly string[]): Promise<void> {
  const projects = [...chosenPackages(root, args), ...(args.length === 0 ? ['tools'] : [])];
  const programs = Map.groupBy(projects, (project) => optionsOf(root, project));
  const checks = [...programs.values()].map(
    (members) => () => run('tsc', ['-p', writeProgram(root, members), '--singleThreaded'], { cwd: root, quiet: true }),
  );
  const results = await inParallel(checks, 2);
  const faults = results.filter(({ code }) => code !== 0).map(({ output }) => output);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(`types: ${projects.length} projects in order`);
}

function optionsOf(root: string, project: string): string {
  const { extends: base, compilerOptions = {} } = configOf(root, project);
  return JSON.stringify([join(root, project, base), compilerOptions]);
}

/** The packages' own configuration with the sources of all of them. It lies in the first one's modules, where the types that it names are found. */
function writeProgram(root: string, members: readonly string[]): string {
  const [first = ''] = members;
  const folder = join(root, first === 'tools' ? '' : first, 'node_modules', '.typecheck');
  mkdirSync(folder, { recursive: true });
  const config = {
    extends: join(root, first, 'tsconfig.json'),
    include: members.flatMap((member) => configOf(root, member).include.map((pattern) => join(root, member, pattern))),
    compilerOptions: { incremental: true, tsBuildInfoFile: join(folder, 'build-info.json') },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config, null, 2));
  return folder;
}

function configOf(root: string, project: string): ProjectConfig {
  return JSON.parse(readFileSync(join(root, project, 'tsconfig.json'), 'utf8')) as ProjectConfig;
}
