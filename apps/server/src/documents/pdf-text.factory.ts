import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Top of the footer, in points from the bottom of a page. */
const FOOTER = 48

/**
 * Pages, structure and words of a PDF, and how far down each page its words go; every kind of space is read as a plain
 * space.
 */
export async function readPdf(pdf: Buffer) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const file = await task.promise
  const read = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const page = await file.getPage(index + 1)
      const { items } = await page.getTextContent()
      const [, , , height = 0] = page.view
      const heights = items.flatMap((item) =>
        'str' in item && item.str.trim() ? Number(item.transform[5]) : [],
      )
      const body = heights.filter((y) => y > FOOTER)
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      return { text: text.join('').replace(/\s+/g, ' '), filled: 1 - Math.min(...body) / height }
    }),
  )
  const { info } = await file.getMetadata()
  const outline = await file.getOutline()
  await task.destroy()
  const pages = read.map(({ text }) => text)
  const filled = read.map((page) => page.filled)
  return { pages, filled, text: pages.join(' '), info: { ...info }, outline: outline ?? [] }
}

export const plain = (text: string) => text.replace(/\s+/g, ' ')
