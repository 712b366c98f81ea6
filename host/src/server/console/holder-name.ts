import type { StaffMember } from '@aylal/contracts/office';
import { registerLetterToLatin } from '@aylal/domain/people';

/** What a credential of this person is called. Hosts of before read holders in Latin letters alone; the begin of the id tells people of one name apart. */
export function holderOfStaff({ name, id }: StaffMember): string {
  const latin = [...name]
    .map((letter) => (/[ .-]/.test(letter) ? letter : registerLetterToLatin(letter).toLowerCase()))
    .join('')
    .replaceAll(/(?<![a-z])[a-z]/g, (first) => first.toUpperCase())
    .trim();
  return `${latin.slice(0, 40)} ${id.slice(0, 8)}`.trim();
}

/** A holder as it is shown to this person: their own credential by their name, as they write it. */
export function shownHolder(holder: string, staff: StaffMember): string {
  return holder.endsWith(` ${staff.id.slice(0, 8)}`) ? staff.name : holder;
}
