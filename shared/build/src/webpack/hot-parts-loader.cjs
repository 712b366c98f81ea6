const { createRequire } = require('node:module');

const refresh = createRequire(__filename).resolve('react-refresh/runtime');

/**
 * Screens, dialogs and slot contributions export an object around their component, which React Refresh does not take for a boundary: an edit would climb to the remote module and
 * reload the page. They accept their own update instead; what is on the page already is then drawn again with its state.
 */
module.exports = function acceptHotParts(source) {
  return [
    `import { performReactRefresh as performHotRefresh } from ${JSON.stringify(refresh)};`,
    source,
    'if (import.meta.webpackHot) {',
    '  import.meta.webpackHot.accept();',
    '  if (import.meta.webpackHot.data) setTimeout(performHotRefresh, 30);',
    '}',
  ].join('\n');
};
