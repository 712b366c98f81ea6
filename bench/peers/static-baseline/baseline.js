(function () {
  var dark = matchMedia('(prefers-color-scheme:dark)');
  (dark.onchange = function () {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
  })();
  // From here on a tap is answered: what the bench waits for.
  document.documentElement.dataset.answers = 'yes';
})();
