/**
 * Stands before a rendered page. A click on what needs a script, or a form that is sent, is kept until there is one, instead of being lost or leading away;
 * links and the focus of fields work by themselves. Only the last is done again: whoever taps a button three times wants it once (`host/src/app/early-clicks.ts`).
 */
export const earlyClicksScript = [
  '(function(){var last=null;function keep(e){var t=e.target;',
  "if(e.type==='click'){",
  "if(!t.closest||t.closest('a[href]')||!t.closest('button,label,summary,input,select,textarea,[role]'))return;",
  'e.stopImmediatePropagation();last={target:t,x:e.clientX,y:e.clientY};',
  "if(t.matches('input:not([type=checkbox]):not([type=radio]),select,textarea'))return",
  '}else last={target:t};',
  'e.preventDefault()}',
  "addEventListener('click',keep,true);addEventListener('submit',keep,true);",
  "self.__AYLAL_CLICKED=function(){removeEventListener('click',keep,true);removeEventListener('submit',keep,true);return last}",
  '})();',
].join('');
