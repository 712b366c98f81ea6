/** The provider's refusal at the fields of the form: `person_names.0.surname` → `travellers.0.surname`, `journey.contact_email` → `contact.contact_email`. */
export function refusedFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [formPath(path), message]));
}

function formPath(path: string): string {
  return path
    .replace(/^person_names\./, 'travellers.')
    .replace(/^journey\./, 'contact.')
    .replace(/\.issue_country$/, '.nationality');
}
