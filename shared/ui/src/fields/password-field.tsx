import { useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { IconEye, IconEyeOff } from '../icons/icons.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** A password that can be shown. Pasting and password managers work; name the purpose with `autoComplete`. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const texts = useUiTexts();
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={shown ? texts.hidePassword : texts.showPassword}
          aria-pressed={shown}
          marginEnd="-10px"
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff /> : <IconEye />}
        </IconButton>
      }
    />
  );
}
