import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a downloaded PDF with all spaces made plain. */
export async function textOf(download: Download): Promise<string> {
  const data = new Uint8Array(await readFile(await download.path()))
  const pdf = await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const content = await (await pdf.getPage(number)).getTextContent()
    pages.push(content.items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join('\n').replace(/\s+/g, ' ')
}
