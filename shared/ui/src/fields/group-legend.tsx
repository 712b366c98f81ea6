import { chakra } from '@chakra-ui/react/styled-system';

export const Fieldset = chakra('fieldset', { base: { border: '0', padding: '0', margin: '0', minWidth: '0' } });

export const Legend = chakra('legend', {
  base: { padding: '0', marginBottom: '1.5', textStyle: 'label' },
  variants: { hidden: { true: { srOnly: true } } },
});
