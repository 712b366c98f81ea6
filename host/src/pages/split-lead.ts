const firstParagraph = /^<p>(.*?)<\/p>/s;

/** The first paragraph of a clean text, which stands under the heading, and the rest. Text that begins otherwise has no lead. */
export function splitLead(html: string): { readonly lead: string; readonly rest: string } {
  const lead = firstParagraph.exec(html)?.[0] ?? '';
  return { lead, rest: html.slice(lead.length) };
}
