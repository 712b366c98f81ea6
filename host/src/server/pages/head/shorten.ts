/** As much of a text as a search engine shows, ending at a word. */
export function shorten(text: string, most = 160): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${end > most / 2 ? cut.slice(0, end) : cut}…`;
}
