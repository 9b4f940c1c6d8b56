import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Waiter } from '../platform/http/waiter.ts'
import { attestationSheet } from './attestation-sheet.ts'
import { claimSheet } from './claim-sheet.ts'
import { conditionsSheet } from './conditions-sheet.ts'
import { contractSheet } from './contract-sheet.ts'
import { demonstrationInsurer } from './demonstration-insurer.ts'
import type { ContractDocument, Documents } from './document-data.ts'
import { endingSheet } from './ending-sheet.ts'
import { informationSheet } from './information-sheet.ts'
import type { Insurer } from './insurer-data.ts'
import { mustHaveRoom, runPdfJob } from './pdf-workers.ts'
import { printableData } from './printable-text.ts'
import { quoteSheet } from './quote-sheet.ts'

export { mustHaveRoom }

const TEMPLATES = new URL('./templates/', import.meta.url)

/** The company that the documents name. */
export function currentInsurer(): Insurer {
  return demonstrationInsurer
}

interface Printed {
  /** Every amount and date already in words, so that the template only lays out. */
  readonly sheet: object
  /** PNG files by the name under which the template reads them. */
  readonly images?: Record<string, Uint8Array>
}

/** A document is its data, what is printed of it, and the template of that name. */
const printed: { readonly [T in keyof Documents]: (data: Documents[T]) => Printed } = {
  quote: (quote) => ({ sheet: quoteSheet(quote) }),
  contract: (contract) => ({ sheet: contractSheet(contract), images: signatureOf(contract) }),
  attestation: (attestation) => ({ sheet: attestationSheet(attestation) }),
  ending: (ending) => ({ sheet: endingSheet(ending) }),
  information: (information) => ({ sheet: informationSheet(information) }),
  conditions: (conditions) => ({ sheet: conditionsSheet(conditions) }),
  acknowledgement: (claim) => ({ sheet: claimSheet(claim) }),
  'claim-summary': (claim) => ({ sheet: claimSheet(claim) }),
}

function signatureOf({ signature }: ContractDocument): Record<string, Uint8Array> {
  return signature ? { 'signature.png': Buffer.from(signature.pngBase64, 'base64') } : {}
}

/**
 * All that a document says, word for word: what is its own, and by its fingerprint what the templates say in every such
 * document.
 */
export function contentOf<T extends keyof Documents>(template: T, data: Documents[T]): Buffer {
  const { sheet } = printed[template](data)
  return Buffer.from(JSON.stringify({ templates: templatesSha256(), sheet: printableData(sheet) }))
}

let knownTemplates: string | undefined

function templatesSha256(): string {
  knownTemplates ??= fingerprintOf(
    readdirSync(TEMPLATES)
      .filter((name) => name.endsWith('.typ'))
      .toSorted()
      .map((name) => readFileSync(new URL(name, TEMPLATES))),
  )
  return knownTemplates
}

function fingerprintOf(parts: readonly Buffer[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** Whose the document is, unless it is everybody's, is told at once when there is no room for it. */
export function renderPdf<T extends keyof Documents>(
  template: T,
  data: Documents[T],
  waiter?: Waiter,
): Promise<Buffer> {
  const { sheet, images = {} } = printed[template](data)
  const text = Buffer.from(JSON.stringify(printableData(sheet)))
  return runPdfJob({ template, files: { 'sheet.json': text, ...images } }, waiter)
}
