/** What of a suite runs: everything, or only these packages or files. An empty list leaves the suite out. */
export type Part = 'all' | readonly string[];

export interface Selection {
  /** Packages. */
  readonly types: Part;
  readonly lint: Part;
  /** Test files below the root. */
  readonly unit: Part;
  readonly postgres: Part;
  /** Spec files below the root, each with `:line` or without. */
  readonly browser: Part;
  /** Only cases whose name has this in it. */
  readonly title?: string;
}

export const everything: Selection = { types: 'all', lint: 'all', unit: 'all', postgres: 'all', browser: 'all' };
