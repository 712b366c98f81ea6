import { relative, sep } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** Where the source maps of a release stand below its folder: in a folder of their own, which is not served to pages. */
export const sourceMapsFile = 'maps/maps.json';

/**
 * Source maps without the sources themselves: they say which line of which file a position in a minified script comes from, and nothing more. The scripts do not name
 * them (`hidden`). `sources` are paths from the root of the workspace, the same in every checkout (MFE-1).
 */
export function hiddenSourceMaps(root: string) {
  return {
    devtool: 'hidden-nosources-source-map',
    output: {
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
        sourceName(root, absoluteResourcePath),
      devtoolFallbackModuleFilenameTemplate: '[resource-path]?[hash]',
    },
  } as const;
}

function sourceName(root: string, path: string): string {
  const [, library] = /.*[\\/](node_modules[\\/].*)$/.exec(path) ?? [];
  const name = library ?? (path.startsWith(root) ? relative(root, path) : path);
  return name.split(sep).join('/');
}

/** Puts the source maps of all scripts into one file, by the name of the script. */
export class SourceMapsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SourceMapsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SourceMapsPlugin', stage }, (assets) => {
        const names = Object.keys(assets)
          .filter((name) => name.endsWith('.js.map'))
          .toSorted();
        const maps = names.map((name) => [
          name.replace(/\.map$/, ''),
          JSON.parse(assets[name]?.source().toString() ?? ''),
        ]);
        for (const name of names) compilation.deleteAsset(name);
        const text = JSON.stringify(Object.fromEntries(maps));
        compilation.emitAsset(sourceMapsFile, new webpack.sources.RawSource(text));
      });
    });
  }
}
