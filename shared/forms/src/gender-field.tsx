import { Box } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/primitives';

export interface GenderFieldProps {
  /** Where the summary of errors leads. */
  readonly id: string;
  readonly labels: { readonly legend: string; readonly female: string; readonly male: string };
  /** Of the field, for a form that works without scripts. */
  readonly name?: string;
  /** `F`, `M`, or empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (gender: string) => void;
  readonly error: string | undefined;
}

/** The gender as passports have it. */
export function GenderField({ id, labels, name, value, onChange, error }: GenderFieldProps) {
  return (
    <Box id={id} tabIndex={-1}>
      <RadioChips
        variant="segment"
        legend={labels.legend}
        name={name}
        value={value}
        onChange={onChange}
        options={[
          { value: 'F', label: labels.female },
          { value: 'M', label: labels.male },
        ]}
        error={error}
      />
    </Box>
  );
}
