/** Remotes name their chunks alike (`messages-mn`); in one build equal names would be one chunk, so each gets its remote's id in front. */
module.exports = function nameChunks(source) {
  const { id } = this.getOptions();
  return source.replace(/webpackChunkName: "/g, `webpackChunkName: "${id}--`);
};
