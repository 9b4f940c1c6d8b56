export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Also read by THEME_SCRIPT of the server, before anything is drawn. */
const KEY = 'theme'

/** The theme chosen on this device; `system` by default. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY)
    return THEMES.find((theme) => theme === kept) ?? 'system'
  } catch {
    return 'system'
  }
}

/** Stores the choice on this device and applies it; without storage, it lasts until the page is left. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme)
  } catch {}
  showTheme(theme)
}

export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  // the colour of the browser's bar: the first meta tag is for light, the second for dark
  for (const [index, meta] of document
    .querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
    .entries()) {
    const own = index === 0 ? 'light' : 'dark'
    const wanted = theme === own ? 'all' : 'not all'
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : wanted
  }
}
