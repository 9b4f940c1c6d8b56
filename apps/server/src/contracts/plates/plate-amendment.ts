import { hash } from 'node:crypto'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { currentAccount } from '../../accounts/accounts.service.ts'
import { contentOf, currentInsurer } from '../../documents/documents.service.ts'
import { type PapersContext, summaryOf } from '../../documents/issued-documents.service.ts'
import type { PlateChangeDocument } from '../../documents/sheets/changes/plate-change-document.ts'
import { keptTerms } from '../chain/derived-terms.ts'
import type { OwnChain } from '../chain/policy-chain.service.ts'
import {
  type Holder,
  policyholderAmong,
  policyholderOf,
  subjectOf,
  wholeSecond,
} from '../signing/contract-document.ts'

interface Signed extends Pick<PlateChangeDocument, 'before' | 'plate' | 'consent'> {
  readonly png: Buffer
  readonly method: Body<typeof contractLife.changePlate>['signatureKind']
  readonly isConsentSent: boolean
}

/** Renders the amendment with the fingerprint of what was presented, seals and stores it. */
export async function plateAmendment(
  context: PapersContext,
  { contract }: OwnChain,
  { before, plate, consent, png, method, isConsentSent }: Signed,
) {
  const { now, session, ip, userAgent, issuer, files, waiter } = context
  const { row, id } = contract
  const account = await currentAccount(context)
  const holder: Holder = {
    account,
    address: row.policyholder_address,
    name: policyholderAmong(row.answers).name,
    company: row.company,
  }
  const given = (question: string) =>
    row.answers.find(({ questionId }) => questionId === question)?.answerText ?? null
  const presented = {
    contractId: id,
    product: row.product,
    policyholder: policyholderOf(holder),
    insurer: currentInsurer(),
    issuedAt: wholeSecond(now),
    car: traitsOf(row.product).insured((one) => (given(one) === before ? null : given(one)), []),
    before,
    plate,
    consent,
  }
  const paper = {
    kind: 'plate-change',
    issuedAt: now,
    subject: subjectOf(keptTerms({ contract, chain: [contract] }), account),
  } as const
  const verification = issuer.newVerification(summaryOf(paper, { id, period: contract }))
  const content = contentOf('plate-change', { ...presented, verification })
  const { pdf, timeStampedAt } = await issuer.issue({
    draft: {
      template: 'plate-change',
      data: {
        ...presented,
        verification,
        signature: {
          pngBase64: png.toString('base64'),
          method,
          documentSha256: hash('sha256', content),
          accountId: session.account.id,
          sessionId: session.id,
          ipAddress: ip,
          userAgent,
          isConsentSent,
        },
      },
    },
    verification,
    sealedAt: now,
    waiter,
  })
  const objectKey = await files.keepPaper(context, pdf)
  // an object's key is its SHA-256
  const sha256 = Buffer.from(objectKey, 'hex')
  return { ...paper, code: verification.code, timeStampedAt, sha256, objectKey }
}
