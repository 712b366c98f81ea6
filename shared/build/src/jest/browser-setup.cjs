require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');
require('./no-owner-stacks.cjs');

// The first test of a file waits for lazy parts to be compiled, which takes longer than the library's second on a busy machine.
configure({ asyncUtilTimeout: 8_000 });
