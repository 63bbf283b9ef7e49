// Sets the chosen theme before the first paint. A file of its own, because the page's policy allows no inline script.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // No storage: the device's theme it is.
  }
})();
