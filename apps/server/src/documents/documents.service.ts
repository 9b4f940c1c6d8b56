import { contractSheet } from './contract-sheet.ts'
import { demonstrationInsurer } from './demonstration-insurer.ts'
import type { ContractDocument, Insurer, QuoteDocument } from './document-data.ts'
import { runPdfJob } from './pdf-workers.ts'
import { printableData } from './printable-text.ts'
import { quoteSheet } from './quote-sheet.ts'

/** The company that the documents name. */
export function currentInsurer(): Insurer {
  return demonstrationInsurer
}

export function renderPdf(template: 'quote', data: QuoteDocument): Promise<Buffer>
export function renderPdf(template: 'contract', data: ContractDocument): Promise<Buffer>
export function renderPdf(
  ...[template, data]: ['quote', QuoteDocument] | ['contract', ContractDocument]
): Promise<Buffer> {
  if (template === 'quote') return runPdfJob(job(template, quoteSheet(data)))
  const png = data.signature?.pngBase64
  return runPdfJob({
    ...job(template, contractSheet(data)),
    images: png ? { 'signature.png': Buffer.from(png, 'base64') } : {},
  })
}

function job(template: string, sheet: object) {
  return { template, sheet: JSON.stringify(printableData(sheet)), images: {} }
}
