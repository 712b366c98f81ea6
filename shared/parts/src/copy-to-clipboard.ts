/** False where the browser keeps the clipboard closed: the text is then shown to be copied by hand. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or a page that is not secure has no clipboard: both end in the same way.
    return false;
  }
}
