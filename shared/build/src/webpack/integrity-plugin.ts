import webpack, { type Compiler } from 'webpack';

/**
 * Chunks load only with the hash that the page knows: `self.__SRI` maps each file's name within its folder's address to `sha384-…`.
 * Where the page keeps hashes at all, a file without one does not load (MFE-4: fail closed); a standalone page keeps none.
 * `self.__ELSEWHERE`, where the page has it, is called for every chunk and may load the same file from another origin; what it loads itself is no chunk's.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('IntegrityPlugin', (source) =>
        [
          source,
          'if (chunkId !== undefined && self.__ELSEWHERE) done = self.__ELSEWHERE(url, done, __webpack_require__.l);',
          'var hashes = self.__SRI;',
          'if (hashes) {',
          "  var hash = hashes[new URL(url, location.href).href.split('?')[0]];",
          "  if (!hash) throw new Error('no integrity is known for ' + url);",
          '  script.integrity = hash;',
          "  script.crossOrigin = 'anonymous';",
          '}',
        ].join('\n'),
      );
    });
  }
}
