import type { PrefilledPerson } from '@aylal/shell';
import { renderPart, type Stub, type TestServicesOptions } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { stubAccess } from '../../testing/scenarios.ts';
import { view } from '../login-dialog.tsx';

type Open = {
  stubs?: Stub[];
  reason?: 'booking' | 'payment' | 'orders' | 'saveHotel';
  known?: PrefilledPerson;
} & TestServicesOptions;

/** The sign-in dialog, with hands on it. */
export async function open({ stubs = stubAccess(), reason, known, ...options }: Open = {}) {
  const closed: unknown[] = [];
  const { Component } = view;
  const rendered = await renderPart(
    remote,
    <Component
      props={{ ...(reason ? { reason } : {}), ...(known ? { known } : {}) }}
      close={(user) => closed.push(user)}
    />,
    { stubs, ...options },
  );
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  const type = (label: string, text: string) => rendered.user.type(screen.getByLabelText(label), text);
  return { ...rendered, closed, press, type };
}

/** What the provider answers where nothing may be revealed. */
export const ok = { status_code: 200 as const, message: '', result: null };

/** The provider's refusal of a code. */
export const wrong = <P extends 'wrong-code' | 'code-expired'>(problem: P) => ({
  status_code: 400 as const,
  message: '',
  result: { problem },
});

/** The dialog where a code is asked for. */
export async function toCode(options: Open = {}) {
  const flow = await open(options);
  await flow.type('Утасны дугаар', '99112233');
  await flow.press('Бүртгүүлэх');
  await flow.press('Код авах');
  await screen.findByLabelText('Баталгаажуулах код');
  return flow;
}

/** The dialog where names and a password are asked for. */
export async function toDetails(options: Open = {}) {
  const flow = await toCode(options);
  await flow.type('Баталгаажуулах код', '1234');
  await flow.press('Баталгаажуулах');
  await screen.findByLabelText('Овог (эцэг/эхийн нэр)');
  return flow;
}
