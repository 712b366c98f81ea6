const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Compiled scripts of this worker. One script runs in the window of every test file; jest itself would compile it again for each. */
const scripts = new Map();
/** Of the test file that runs now: a script outlives the file that compiled it. */
let importer;

module.exports = class CachedRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    const { executor } = this;
    importer = executor;
    const compileAgain = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return null;
      let script = scripts.get(filename);
      if (script?.source !== source) {
        // Jest reports a syntax error in its own words.
        try {
          script = { source, compiled: compile(source, filename, executor.injectedModuleParameters) };
        } catch {
          return compileAgain(source, filename);
        }
        scripts.set(filename, script);
      }
      return script.compiled.runInContext(context);
    };
  }
};

function compile(source, filename, parameters) {
  return new Script(`(function (${parameters.join(', ')}) {${source}\n})`, {
    filename,
    importModuleDynamically: (specifier, _script, attributes) =>
      importer.dynamicImport(specifier, filename, importer.environment.getVmContext(), attributes),
  });
}
