/** Writes the list of the host's earlier majors in the place of the empty one; `earlier-majors.ts` of this folder says which. */
module.exports = function writeEarlierMajors() {
  const { majors } = this.getOptions();
  const load = (request) => `() => import(${JSON.stringify(request)})`;
  const entries = majors.map(({ range, from, requests }) => {
    const modules = Object.entries(requests).map(([name, request]) => `${JSON.stringify(name)}: ${load(request)}`);
    return `${JSON.stringify(range)}: { look: ${load(`${from}/look`)}, modules: { ${modules.join(', ')} } }`;
  });
  return [
    'export const hasEarlierMajors = true;',
    `export const earlierMajors = { ${entries.join(', ')} };`,
    `export const presentLook = ${load('@aylal/ui/look')};`,
  ].join('\n');
};
