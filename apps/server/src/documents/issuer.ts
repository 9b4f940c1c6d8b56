import { randomBytes } from 'node:crypto'
import type { SignedSummary } from '@sillage/domain/documents/signed-summary.ts'
import { verificationCode } from '@sillage/domain/documents/verification-code.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Waiter } from '../platform/http/queue.ts'
import { jobOf } from './documents.service.ts'
import { runPdfJob } from './pdf-workers.ts'
import type { SealIdentity } from './seal/cms-signature.ts'
import { stampSeal } from './seal/pdf-seal.ts'
import { deriveSummaryKey, type SummaryKey } from './seal/summary-key.ts'
import type { TimeStamper } from './seal/time-stamp.ts'
import { demonstrationInsurer } from './sheets/demonstration-insurer.ts'
import type { Documents } from './sheets/document-data.ts'
import type { Verification } from './verification/verification.ts'

/** A document to issue: its template and data, including its verification. */
export type Draft = {
  readonly [T in keyof Documents]: { readonly template: T; readonly data: Documents[T] }
}[keyof Documents]

interface ToIssue {
  readonly draft: Draft
  readonly verification: Verification
  readonly sealedAt: Temporal.Instant
  readonly waiter?: Waiter | undefined
}

interface SealedPdf {
  readonly pdf: Buffer
  /** When the time-stamping authority stamped it; null without a time-stamp. */
  readonly timeStampedAt: Temporal.Instant | null
}

/** Issues documents: creates their codes, and has them made and sealed. */
export interface Issuer {
  /** Signs the QR codes. */
  readonly summaryKey: SummaryKey
  newVerification(summary: SignedSummary): Verification
  issue(toIssue: ToIssue): Promise<SealedPdf>
}

export function createIssuer({
  identity,
  publicUrl,
  timeStamper = null,
}: {
  identity: SealIdentity
  publicUrl: string
  timeStamper?: TimeStamper | null
}): Issuer {
  const summaryKey = deriveSummaryKey(identity.key)
  return {
    summaryKey,
    newVerification: (summary) => {
      const code = verificationCode(randomBytes(20))
      const url = `${publicUrl}${paths.verification}/${code}`
      return {
        code,
        url,
        scanned: `${url}#${summaryKey.payload(code, summary)}`,
        keyFingerprint: summaryKey.fingerprint,
      }
    },
    issue: async ({ draft, verification, sealedAt, waiter }) => {
      const seal = {
        identity,
        sealedAt: sealedAt.toString(),
        isStamped: timeStamper !== null,
        name: demonstrationInsurer.name,
        // the verification page reads the code from here when a file was changed
        reason: `Vérifier ce document : ${verification.url}`,
      }
      const { pdf, signature } = await runPdfJob(
        { ...jobOf(draft.template, draft.data), seal },
        waiter,
      )
      const stamp = signature && (await timeStamper?.(signature))
      return stamp
        ? { pdf: stampSeal(pdf, stamp.token), timeStampedAt: stamp.at }
        : { pdf, timeStampedAt: null }
    },
  }
}
