import type { Problem } from '@aylal/contracts';
import { problemMessages } from '@aylal/i18n/problems';
import { openMessages } from './open-messages.ts';

/** What is said of a problem where its operation says nothing more (ERR-01): the shared messages, which the screens have too. */
export const problemMessage = openMessages<Readonly<Record<Problem, string>>>(problemMessages);
