/** What is after `npm test`. */
export interface TestOptions {
  /** Folders of packages, or `tools`. */
  readonly packages: readonly string[];
  /** Test files or folders, below the root or below a named package; of browser tests also with `:line`. */
  readonly files: readonly string[];
  readonly title?: string;
  /** The git revision to compare with; empty for the branch that this one left. */
  readonly changed?: string;
}

/** Reads the arguments: packages, files, `-t title`, `--changed[=revision]`. Throws at what it does not know. */
export function readTestOptions(args: readonly string[], packages: readonly string[]): TestOptions {
  const chosen: string[] = [];
  const files: string[] = [];
  let title: string | undefined;
  let changed: string | undefined;
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const name = arg.replace(/\/$/, '');
    if (arg === '--') continue;
    if (arg === '-t') {
      title = rest.shift();
      if (!title) throw new Error('-t must be followed by the title of a test');
    } else if (arg === '--changed' || arg.startsWith('--changed=')) changed = arg.slice('--changed='.length);
    else if (arg.startsWith('-'))
      throw new Error(`unknown option ${arg}; there are -t <title> and --changed[=<revision>]`);
    else if (packages.includes(name)) chosen.push(name);
    else if (chosen.length > 0 || /[./]/.test(name)) files.push(name);
    else throw new Error(`there is no package in ${arg}; there are: ${packages.join(', ')}`);
  }
  return {
    packages: chosen,
    files,
    ...(title === undefined ? {} : { title }),
    ...(changed === undefined ? {} : { changed }),
  };
}
