// Before anything is painted: light or dark, so that nothing flashes.

(() => {
  let kept = null;
  try {
    kept = localStorage.getItem('course.theme');
  } catch {
    // Nothing is kept in this window.
  }
  const isDark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
