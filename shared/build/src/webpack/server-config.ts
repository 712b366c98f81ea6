import { join } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { baseConfig } from './base-config.ts';
import { describeFiles, type FileFacts } from './describe-files.ts';

export interface ServerBuild {
  readonly directory: string;
  /** Name of the build, and of its one script. */
  readonly name: string;
  readonly entry: string;
  /** Requests that whoever runs the script hands to it. */
  readonly given?: readonly string[];
  /** Beside those of every build. */
  readonly rules?: readonly RuleSetRule[];
}

/** Below `dist`: what a server runs never lies among the scripts that pages ask for. */
const folder = 'server';

/**
 * The same sources once more, as one script for the host's rendering workers. Its lazy parts are inside, and it is not minified: it crosses no network
 * that a visitor waits for, and its stack traces name our functions.
 */
export function serverConfig({ directory, name, entry, given = [], rules = [] }: ServerBuild): Configuration {
  const base = baseConfig({ directory, uniqueName: `${name}_server`, policyName: name });
  return {
    ...base,
    name: `${name}-server`,
    target: ['node24', 'es2024'],
    entry: { [name]: entry },
    ...(rules.length > 0 ? { module: { ...base.module, rules: [...(base.module?.rules ?? []), ...rules] } } : {}),
    externals: Object.fromEntries(given.map((request) => [request, `commonjs ${request}`])),
    output: {
      path: join(directory, 'dist', folder),
      filename: '[name].js',
      library: { type: 'commonjs2' },
      asyncChunks: false,
      uniqueName: `${name}_server`,
      strictModuleErrorHandling: true,
      hashFunction: 'xxhash64',
      clean: true,
    },
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
    plugins: [],
  };
}

/** Path of a server build below `dist`, and its hash. */
export interface ServerScript extends FileFacts {
  readonly file: string;
}

/** Describes the script of a server build that is there already. */
export function serverScript(dist: string, name: string): ServerScript {
  const file = `${folder}/${name}.js`;
  const facts = describeFiles(dist, [file])[file];
  if (!facts) throw new Error(`${dist} holds no ${file}`);
  return { file, ...facts };
}

/** For `output.clean` of the build beside it, which runs after it. */
export const keepsServerBuild = { keep: new RegExp(`^${folder}[\\\\/]`) };
