import { useState } from 'react';
import { IconButton, TextField, useUiTexts, type TextFieldProps } from '@aylal/ui';
import { IconEye, IconEyeOff } from '../icons/icons.ts';

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
