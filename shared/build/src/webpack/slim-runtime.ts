import webpack, { type WebpackPluginInstance } from 'webpack';
import { ownFile } from '../own-file.ts';

/** Puts the part of the federation runtime that a side needs in the place of the whole that the federation plugin gives to every build (decision 0315). */
export function slimRuntimePlugin(side: 'host' | 'container'): WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
    ownFile(import.meta.dirname, `runtime/${side}-runtime`),
  );
}
