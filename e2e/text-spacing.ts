import type { Page } from '@playwright/test'

const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/**
 * The text spacing that WCAG 1.4.12 requires a page to support; a constructed sheet, which the page's policy does not
 * block.
 */
export function space(page: Page) {
  return page.evaluate(`{
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('${SPACED}')
    document.adoptedStyleSheets.push(sheet)
  }`)
}

/** By how many pixels the page is wider than the screen. */
export function overflow(page: Page): Promise<number> {
  return page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
}
