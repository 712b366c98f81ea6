(function () {
  var dark = matchMedia('(prefers-color-scheme:dark)');
  (dark.onchange = function () {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
  })();
  addEventListener('click', function (event) {
    var button = event.target.closest('button[data-to]');
    if (button) location.href = button.dataset.to;
  });
  // From here on a tap is answered: what the bench waits for.
  document.documentElement.dataset.answers = 'yes';
})();
