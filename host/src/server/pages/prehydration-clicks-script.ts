/** So long a form that works without scripts waits for them. */
const longestWaitMs = 2000;

/**
 * Stands before a rendered page. A click on what needs a script, or a form that is sent, is kept until there is one, instead of being lost or leading away;
 * links and the focus of fields work by themselves. Only the last is done again: a visitor who taps a button three times wants it once (`host/src/app/prehydration-clicks.ts`).
 * A part that is replaced while it is pressed gets no click from the browser: what was pressed and released is one too. In a form that works without scripts (`method=post`), ticks and
 * choices are the browser's own, and what is sent goes by itself where no script comes, with the button that was pressed.
 * React puts a list back to what it was rendered with, also between the two events of one choice: what is chosen is remembered, and is there again for the second.
 */
export const prehydrationClicksScript = [
  '(function(){var last=null,down=null,tell=null,over=false,types=["pointerdown","pointerup","pointercancel","click","submit"];',
  "function posts(c){var f=c.form||c.control&&c.control.form;return f&&f.method==='post'?f:null}",
  "function place(e){var t=e.target,c=t.closest&&!t.closest('a[href]')&&t.closest('button,label,summary,input,select,textarea,[role]');",
  "if(!c||c.matches('label,input[type=radio],input[type=checkbox]')&&posts(c))return null;return{target:t,x:e.clientX,y:e.clientY}}",
  'function end(){over=true;types.forEach(function(n){removeEventListener(n,keep,true)});if(tell)tell(last);tell=null}',
  `function late(f,b){if(f)setTimeout(function(){if(!over){end();b?f.requestSubmit(b):f.submit()}},${longestWaitMs})}`,
  'function done(){down=null;if(tell)end()}',
  'function keep(e){var n=e.type;',
  "if(n==='pointerdown'){down=place(e);return}",
  "if(n==='pointercancel'){done();return}",
  "if(n==='pointerup'){var was=down;if(was)setTimeout(function(){if(down===was){last=was;done()}},100);return}",
  "if(n==='submit'){e.preventDefault();last={target:e.target};late(e.target.method==='post'?e.target:null,e.submitter);done();return}",
  'var at=place(e)||down;if(!at){return}',
  "e.stopImmediatePropagation();last=at;var b=at.target.closest('button[type=submit]');late(b&&posts(b),b);",
  "if(!at.target.matches('input:not([type=checkbox]):not([type=radio]),select,textarea'))e.preventDefault();",
  'done()}',
  'types.forEach(function(n){addEventListener(n,keep,true)});',
  'var chosen=self.__AYLAL_CHOSEN=new Map;',
  "addEventListener('input',function(e){var t=e.target;if(t.tagName==='SELECT')chosen.set(t,t.value)},true);",
  "addEventListener('change',function(e){var t=e.target,v=chosen.get(t);if(v!=null&&t.value!==v)t.value=v;if(over)chosen.delete(t)},true);",
  'self.__AYLAL_CLICKED=function(say){tell=say;if(down)setTimeout(done,1000);else end()}',
  '})();',
].join('');
