import type { Insurance } from '@aylal/contracts/insurance';
import { setSuffix } from '@aylal/shell';

/** What is being filled in: another cover is another draft. */
export const coverDraftKey = ({ slug }: Pick<Insurance, 'slug'>) => `insurance.booking.${slug}`;

/** The count of the insured in a form that works without scripts. */
export const insuredField = 'people';

/** Of the button that asks for another count of them. */
export const setInsured = (count: number) =>
  ({ type: 'submit', name: insuredField + setSuffix, value: count, formNoValidate: true }) as const;
