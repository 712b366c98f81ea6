import { TextField } from '@aylal/ui';
import { IconSearch } from '@aylal/ui/icons';

interface WordFieldProps {
  label: string;
  value: string;
  onType: (text: string) => void;
}

/** A word that trips or cars are searched by; nobody has to give one. */
export function WordField({ label, value, onType }: WordFieldProps) {
  return (
    <TextField
      type="search"
      label={label}
      aria-required={false}
      maxLength={60}
      autoComplete="off"
      prefix={<IconSearch size={20} />}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
