import { splitLead } from './split-lead.ts';

it.each([
  ['<p>One <b>two</b></p><h2>A</h2><p>B</p>', '<p>One <b>two</b></p>', '<h2>A</h2><p>B</p>'],
  ['<p>One\ntwo</p>', '<p>One\ntwo</p>', ''],
  ['<h2>A</h2><p>B</p>', '', '<h2>A</h2><p>B</p>'],
  ['', '', ''],
])('the lead of %j is its first paragraph', (html, lead, rest) => {
  expect(splitLead(html)).toEqual({ lead, rest });
});
