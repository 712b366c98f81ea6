/**
 * Stands before a rendered page. A click on what needs a script, or a form that is sent, is kept until there is one, instead of being lost or leading away;
 * links and the focus of fields work by themselves. Only the last is done again: whoever taps a button three times wants it once (`host/src/app/early-clicks.ts`).
 * A part that is replaced while it is pressed gets no click from the browser: what was pressed and released is one too.
 */
export const prehydrationClicksScript = [
  '(function(){var last=null,down=null,tell=null,types=["pointerdown","pointerup","pointercancel","click","submit"];',
  "function place(e){var t=e.target;return t.closest&&!t.closest('a[href]')&&t.closest('button,label,summary,input,select,textarea,[role]')?{target:t,x:e.clientX,y:e.clientY}:null}",
  'function end(){types.forEach(function(n){removeEventListener(n,keep,true)});if(tell)tell(last);tell=null}',
  'function done(){down=null;if(tell)end()}',
  'function keep(e){var n=e.type;',
  "if(n==='pointerdown'){down=place(e);return}",
  "if(n==='pointercancel'){done();return}",
  "if(n==='pointerup'){var was=down;if(was)setTimeout(function(){if(down===was){last=was;done()}},100);return}",
  "if(n==='submit'){e.preventDefault();last={target:e.target};done();return}",
  'var at=place(e)||down;if(!at){return}',
  'e.stopImmediatePropagation();last=at;',
  "if(!at.target.matches('input:not([type=checkbox]):not([type=radio]),select,textarea'))e.preventDefault();",
  'done()}',
  'types.forEach(function(n){addEventListener(n,keep,true)});',
  'self.__AYLAL_CLICKED=function(say){tell=say;if(down)setTimeout(done,1000);else end()}',
  '})();',
].join('');
