const React = require('react');

const internals = React['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'];

// React keeps a stack trace for each of the first ten thousand elements of a second, to say in a warning where one was made: an eighth of the time of a test. It counts them here.
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: ignore });

function ignore() {
  // React sets it back every second.
}
