import type { Submit } from '@aylal/shell';
import { saveField } from '../domain/save-field.ts';
import { submit as save } from '../ui/submit-save.ts';
import { submit as rate } from './submit-rate.ts';

/** The forms of a hotel's page without scripts: the heart, and each rate. */
export const submit: Submit = (args) => (args.fields.has(saveField) ? save(args) : rate(args));
