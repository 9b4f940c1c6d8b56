import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Waiter } from '../platform/http/queue.ts'
import { INSTALLED } from '../platform/installation.ts'
import { drawQrCode } from '../platform/qr-code.ts'
import { runPdfJob, signatureQueue } from './pdf-workers.ts'
import { attestationSheet } from './sheets/attestation-sheet.ts'
import { plateChangeSheet } from './sheets/changes/plate-change-sheet.ts'
import { claimSheet } from './sheets/claims/claim-sheet.ts'
import { statementImages, statementSheet } from './sheets/claims/statement-sheet.ts'
import { claimsHistorySheet } from './sheets/claims-history-sheet.ts'
import { complaintSheet } from './sheets/complaint-sheet.ts'
import { conditionsSheet } from './sheets/conditions-sheet.ts'
import { contractSheet } from './sheets/contract-sheet.ts'
import { demonstrationInsurer } from './sheets/demonstration-insurer.ts'
import type { Documents } from './sheets/document-data.ts'
import { dueSheet } from './sheets/due-sheet.ts'
import { endingSheet } from './sheets/ending-sheet.ts'
import { informationSheet } from './sheets/information-sheet.ts'
import type { Insurer } from './sheets/parties.ts'
import { formalNoticeSheet, terminationSheet } from './sheets/payment-sheet.ts'
import { printableData } from './sheets/printable-text.ts'
import { quoteSheet } from './sheets/quote-sheet.ts'

export { signatureQueue }

/** The company named in the documents. */
export function currentInsurer(): Insurer {
  return demonstrationInsurer
}

interface Printed {
  /** Every amount and date is already formatted, so that the template only does the layout. */
  readonly sheet: object
  /** PNG and SVG files by the name that the template uses. */
  readonly images?: Record<string, Uint8Array>
}

/** For each template: what is printed of a document's data. */
const printed: { readonly [T in keyof Documents]: (data: Documents[T]) => Printed } = {
  quote: (quote) => ({ sheet: quoteSheet(quote) }),
  contract: (contract) => ({ sheet: contractSheet(contract), images: signatureOf(contract) }),
  attestation: (attestation) => ({ sheet: attestationSheet(attestation) }),
  ending: (ending) => ({ sheet: endingSheet(ending) }),
  'plate-change': (change) => ({
    sheet: plateChangeSheet(change),
    images: signatureOf(change),
  }),
  due: (due) => ({
    sheet: dueSheet(due),
    images: { 'qr.svg': Buffer.from(drawQrCode(due.transferCode)) },
  }),
  'formal-notice': (notice) => ({
    sheet: formalNoticeSheet(notice),
    images: notice.transferCode ? { 'qr.svg': Buffer.from(drawQrCode(notice.transferCode)) } : {},
  }),
  termination: (letter) => ({ sheet: terminationSheet(letter) }),
  'complaint-letter': (letter) => ({ sheet: complaintSheet(letter) }),
  'claims-history': (history) => ({ sheet: claimsHistorySheet(history) }),
  information: (information) => ({ sheet: informationSheet(information) }),
  conditions: (conditions) => ({ sheet: conditionsSheet(conditions) }),
  acknowledgement: (claim) => ({ sheet: claimSheet(claim) }),
  'claim-decision': (claim) => ({ sheet: claimSheet(claim) }),
  'claim-summary': (claim) => ({ sheet: claimSheet(claim) }),
  statement: (statement) => ({
    sheet: statementSheet(statement),
    images: statementImages(statement),
  }),
}

function signatureOf({
  signature,
}: {
  readonly signature?: { readonly pngBase64: string } | undefined
}): Record<string, Uint8Array> {
  return signature ? { 'signature.png': Buffer.from(signature.pngBase64, 'base64') } : {}
}

/** The full content of a document: its own texts, and the digest of the templates for the texts that they all share. */
export function contentOf<T extends keyof Documents>(template: T, data: Documents[T]): Buffer {
  const { sheet } = printed[template](data)
  return Buffer.from(JSON.stringify({ templates: templatesSha256(), sheet: printableData(sheet) }))
}

let knownTemplates: string | undefined

function templatesSha256(): string {
  knownTemplates ??= fingerprintOf(
    readdirSync(INSTALLED.templates)
      .filter((name) => name.endsWith('.typ'))
      .toSorted()
      .map((name) => readFileSync(new URL(name, INSTALLED.templates))),
  )
  return knownTemplates
}

function fingerprintOf(parts: readonly Buffer[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** What a worker needs to lay a document out. */
export function jobOf<T extends keyof Documents>(template: T, data: Documents[T]) {
  const { sheet, images = {} } = printed[template](data)
  const text = Buffer.from(JSON.stringify(printableData(sheet)))
  const scanned = 'verification' in data ? data.verification?.scanned : undefined
  return { template, files: { 'sheet.json': text, ...images }, scanned }
}

/** Makes a document. Throws 503 at once when there is no room for its owner; without a waiter it is always accepted. */
export async function renderPdf<T extends keyof Documents>(
  template: T,
  data: Documents[T],
  waiter?: Waiter,
): Promise<Buffer> {
  return (await runPdfJob(jobOf(template, data), waiter)).pdf
}
