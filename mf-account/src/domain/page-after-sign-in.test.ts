import { pageAfterSignIn } from './page-after-sign-in.ts';

it.each([
  [undefined, '/'],
  ['/user/order?page=2', '/user/order?page=2'],
  ['/en/user/order', '/user/order'],
  ['/mn', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('[WEB-4] after signing in %s leads to %s', (next, page) => {
  expect(pageAfterSignIn(next)).toBe(page);
});
