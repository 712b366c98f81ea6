/** Jest's filter: the one test file that a mutant runs now; all of them in the first run, or when none is named. */
module.exports = (paths) => {
  const file = process.env.MUTANT_TEST_FILE;
  return { filtered: file ? paths.filter((path) => path === file) : paths };
};
