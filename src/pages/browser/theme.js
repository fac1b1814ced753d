/** The button that turns the page dark or light; the system's choice holds until then. */
const themeButton = document.querySelector('#theme');
const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** @returns {boolean} */
const isDark = () =>
  (document.documentElement.dataset.theme ?? (systemDark.matches ? 'dark' : 'light')) === 'dark';

const nameThemeButton = () => {
  if (themeButton === null) return;
  themeButton.textContent = isDark() ? 'Light' : 'Dark';
  themeButton.setAttribute('aria-label', isDark() ? 'Light colours' : 'Dark colours');
};

themeButton?.addEventListener('click', () => {
  document.documentElement.dataset.theme = isDark() ? 'light' : 'dark';
  nameThemeButton();
});
systemDark.addEventListener('change', nameThemeButton);
nameThemeButton();
