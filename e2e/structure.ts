import type { Page } from '@playwright/test'

/** The page structure that the RGAA requires and axe does not check; each fault with its criterion. */
export function faultsOfStructure(page: Page): Promise<string[]> {
  return page.locator('html').evaluate((html) => {
    type Part = typeof html
    const shown = html.ownerDocument
    const all = (selector: string): Part[] => [...html.querySelectorAll<Part>(selector)]
    const isShown = (element: Part) => element.checkVisibility({ visibilityProperty: true })
    const named = (element: Part) =>
      element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')
    const words = (element: Part) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

    const headings = all('h1, h2, h3, h4, h5, h6').filter(isShown)
    const levels = headings.map(({ tagName }) => Number(tagName[1]))
    const skipped = headings.filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 2) + 1)
    const first = all('a[href], button, input, select, textarea')[0]
    const target = first?.getAttribute('href') ?? ''
    const groups = new Map(
      all('input[type=radio]').map((radio) => [
        radio.getAttribute('name'),
        radio.closest('fieldset:has(> legend), [role=radiogroup], [role=group]'),
      ]),
    )
    const faults: [criterion: string, what: (string | null)[]][] = [
      [
        '5.4, a table without a title',
        all('table:not(:has(caption))')
          .filter((one) => !named(one))
          .map(words),
      ],
      ['5.7, a header of no column or row', all('th:not([scope]):not([role])').map(words)],
      [
        '6.1, a title that leaves words of the link or button out',
        all('a[title], button[title]')
          .filter((one) => !one.getAttribute('title')?.includes(words(one)))
          .map(words),
      ],
      ['8.5, no title', shown.title.trim() ? [] : ['']],
      [
        '8.9, a break that stands for a paragraph',
        all('br').flatMap((one) => (one.nextSibling?.nodeName === 'BR' ? '' : [])),
      ],
      [
        '9.1, not one heading of the first level',
        levels.filter((level) => level === 1).length === 1 ? [] : ['h1'],
      ],
      ['9.1, a level of headings is skipped', skipped.map(words)],
      ['9.2, not one main part', all('main').length === 1 ? [] : ['main']],
      [
        '9.2, no head, navigation or foot',
        ['header', 'nav', 'footer'].filter((name) => all(name).length === 0),
      ],
      [
        '10.1, looks that stand in the HTML',
        all('center, font, big, strike, tt, [align], [bgcolor]')
          .filter((one) => !one.closest('svg'))
          .map(({ tagName }) => tagName),
      ],
      [
        '11.5, a choice without its question',
        [...groups].filter(([, group]) => !group).map(([name]) => name),
      ],
      [
        '12.6, several navigations of which one has no name',
        all('nav').length > 1
          ? all('nav')
              .filter((one) => !named(one))
              .map(words)
          : [],
      ],
      [
        '12.7, the first link does not lead to the content',
        target.startsWith('#') && shown.querySelector(target) ? [] : [target],
      ],
      [
        '12.8, an order of one’s own',
        all('[tabindex]')
          .filter((one) => one.tabIndex > 0)
          .map(words),
      ],
    ]
    return faults.flatMap(([criterion, where]) =>
      where.map((what) => `${criterion}: ${what ?? ''}`),
    )
  })
}
