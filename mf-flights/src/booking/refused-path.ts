/** A path of the provider's refusal as a path of the form: `person_names.0.surname` → `travellers.0.surname`, `journey.contact_email` → `contact.contact_email`. */
export function refusedPath(path: string): string {
  return path
    .replace(/^person_names\./, 'travellers.')
    .replace(/^journey\./, 'contact.')
    .replace(/\.issue_country$/, '.nationality');
}
