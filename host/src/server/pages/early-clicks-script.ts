/**
 * Stands before a rendered page. A click on what needs a script, or a form that is sent, is kept until there is one, instead of being lost or leading away;
 * links work by themselves. Only the last is done again: whoever taps a button three times wants it once (`host/src/app/early-clicks.ts`).
 */
export const earlyClicksScript = [
  '(function(){var last=null;',
  "function keep(e){var t=e.target;if(e.type==='click'&&(!t.closest||t.closest('a[href]')||!t.closest('button,label,summary,[role]')))return;",
  "if(e.type==='click'&&t.closest('input,select,textarea'))return;",
  'e.preventDefault();last=t}',
  "addEventListener('click',keep,true);addEventListener('submit',keep,true);",
  "self.__AYLAL_CLICKED=function(){removeEventListener('click',keep,true);removeEventListener('submit',keep,true);return last}",
  '})();',
].join('');
