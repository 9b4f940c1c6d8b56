import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Pages, structure and words of a PDF; every kind of space reads as one plain space. */
export async function readPdf(pdf: Buffer) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const file = await task.promise
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const page = await file.getPage(index + 1)
      const { items } = await page.getTextContent()
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      return text.join('').replace(/\s+/g, ' ')
    }),
  )
  const { info } = await file.getMetadata()
  const outline = await file.getOutline()
  await task.destroy()
  return { pages, text: pages.join(' '), info: { ...info }, outline: outline ?? [] }
}

export const plain = (text: string) => text.replace(/\s+/g, ' ')
