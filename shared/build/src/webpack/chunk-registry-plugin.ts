import webpack, { type Compiler } from 'webpack';

const pluginName = 'ChunkRegistryPlugin';

/** What a chunk's script says in place of the global that webpack would have it name. A script that no release's own loader made registers nothing. */
const registryOfScript = '(document.currentScript.chunks ?? [])';

/**
 * Webpack waits for a script of the same address that is in the page already, whoever made it; it would register with its own maker. Without its `key` the loader always
 * makes a script of its own.
 */
class OwnScriptsRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('own scripts', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { loadScript } = webpack.RuntimeGlobals;
    return [
      `const load = ${loadScript};`,
      `${loadScript} = (url, done, key, chunkId) => load(url, done, undefined, chunkId);`,
    ].join('\n');
  }
}

/**
 * Chunks register with the release that asked for them, which their own script element names (`chunks`), and not by a global that carries the release's name: so a
 * chunk whose sources stay has the same bytes in every release (MFE-1), and two releases of one remote in one page stay apart all the same (federation.md trap 12).
 */
export class ChunkRegistryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      const { renderChunk, chunkHash } = webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      chunkHash.tap(pluginName, (_chunk, hash) => void hash.update(registryOfScript));
      renderChunk.tap(pluginName, (source, { chunk }) => {
        if (chunk instanceof webpack.HotUpdateChunk) return source;
        const end = source.source().indexOf('.push([');
        if (end < 0) throw new Error(`${chunk.name ?? chunk.id} does not register as webpack's chunks do`);
        const replaced = new webpack.sources.ReplaceSource(source);
        replaced.replace(0, end - 1, registryOfScript);
        return replaced;
      });
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap(pluginName, (chunk) => compilation.addRuntimeModule(chunk, new OwnScriptsRuntimeModule()));
      createScript.tap(
        pluginName,
        (source) => `${source}\nscript.chunks = self[${JSON.stringify(compilation.outputOptions.chunkLoadingGlobal)}];`,
      );
    });
  }
}
