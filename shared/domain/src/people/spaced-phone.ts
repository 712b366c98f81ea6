/** A phone number to read: `+976 9911 2233` of `+97699112233`. A number of another country, or one with spaces of its own, stays as it is. */
export function spacedPhone(phone: string): string {
  return phone.replace(/^(\+976)(\d{4})(\d{4})$/, '$1 $2 $3');
}
