import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

/** Puts the part of the federation runtime that a side needs in the place of the whole that the federation plugin gives to every build. */
export function slimRuntimePlugin(side: 'host' | 'container'): WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
    join(import.meta.dirname, 'runtime', `${side}-runtime.ts`),
  );
}

/** Where its parts lie: the copy that the federation plugin itself would take. */
export function slimRuntimeAlias(): Record<string, string> {
  const tools = ['@module-federation/enhanced/webpack', '@module-federation/runtime-tools'].reduce(
    (from, name) => createRequire(from).resolve(name),
    import.meta.filename,
  );
  return { 'bundler-runtime': dirname(createRequire(tools).resolve('@module-federation/webpack-bundler-runtime')) };
}
