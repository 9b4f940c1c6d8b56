import { gzipSync } from 'node:zlib'
import type { Company } from '@sillage/domain/accounts/companies/company.ts'
import type { Declared } from '@sillage/domain/contracts/declarations/declarations.ts'
import {
  checkConsent,
  EVIDENCE_MESSAGES,
  isOpenedInTime,
} from '@sillage/domain/contracts/evidence.ts'
import type { ContractOrigin } from '@sillage/domain/contracts/status.ts'
import { namedPeople } from '@sillage/domain/subscription/people/named-people.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { contracts } from '@sillage/wire/contracts/contracts.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { currentAccount } from '../../accounts/accounts.service.ts'
import { refuseUnsettledSigner } from '../../accounts/presence/signing-access.service.ts'
import { holders } from '../../asset-freezes/holders.service.ts'
import { refuseHeld } from '../../asset-freezes/screening.service.ts'
import { contentOf } from '../../documents/documents.service.ts'
import type { PapersContext } from '../../documents/issued-documents.service.ts'
import { recordIssued, summaryOf } from '../../documents/issued-documents.service.ts'
import type { ContractDocument } from '../../documents/sheets/document-data.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { refuse, refuseAll } from '../../platform/http/domain-error.ts'
import { sha256Of } from '../../platform/sha256.ts'
import type { ContractTerms } from '../contract-terms.ts'
import { OPENED_DOCUMENTS } from '../contracts.messages.ts'
import { insertSignature } from '../contracts.repository.ts'
import {
  coverPeriodsOf,
  knownCompany,
  policyDocument,
  policyholderAmong,
  subjectOf,
  wholeSecond,
} from './contract-document.ts'
import { deliveredTo } from './delivered-documents.service.ts'
import { printedPayment } from './printed-payment.ts'
import type { SignedPayment } from './signed-payment.ts'

export interface Signed {
  readonly contractId: string
  readonly origin: ContractOrigin
  readonly terms: ContractTerms
  readonly payment: SignedPayment
  readonly firstSigned?: ContractDocument['firstSigned']
  readonly continued?: ContractDocument['continued']
  /** The version of the general conditions: an amendment keeps that of the contract it changes. */
  readonly termsVersion: string
  /** The sentence beside the signature, word for word. */
  readonly consent: string
  /** The declarations beside the consent; absent for an amendment. */
  readonly declared?: readonly Declared[]
  readonly png: Buffer
  /**
   * The earliest time its documents can have been opened; undefined for a subscription, where the draft's lifetime
   * limits it.
   */
  readonly openedSince?: Temporal.Instant
  readonly request: Pick<
    Body<typeof contracts.create>,
    'signatureKind' | 'documentsOpened' | 'consent'
  >
}

export type SignedPapers = Awaited<ReturnType<typeof makeSignedPapers>>

/** Renders the document with the fingerprint of what was presented, seals and stores it. */
export async function makeSignedPapers(context: PapersContext, signed: Signed) {
  const { database, now, session, ip, userAgent, issuer, files, waiter } = context
  const {
    contractId,
    origin,
    png,
    consent,
    request,
    firstSigned,
    termsVersion,
    declared = [],
  } = signed
  const isConsentSent = checkEvidence(signed, now)
  await refuseUnsettledSigner(context, session.account.id)
  const account = await currentAccount(context)
  const company = companyOf(account, origin)
  await refuseHeld(context, {
    accountId: session.account.id,
    people: [
      ...namedPeople(signed.terms.tariff, signed.terms.answers, dayInParis(now)),
      ...holders(account),
    ],
    occasion: 'signature',
  })
  const named = policyholderAmong(signed.terms.answers)
  // an extension or renewal is signed under the address of the profile, in the profile's spelling
  const address =
    origin === 'original'
      ? (named.address ?? account.postal_address)
      : (account.postal_address ?? named.address)
  const covers = coverPeriodsOf(signed.terms, firstSigned?.at ?? wholeSecond(now))
  const presented: ContractDocument = {
    ...policyDocument(signed.terms, {
      holder: { account, address, name: named.name, company },
      now,
    }),
    contractId,
    origin,
    coverPeriods: covers,
    firstSigned,
    payment: printedPayment(signed.payment, { address, iban: 'masked' }),
    continued: signed.continued,
    termsVersion,
  }
  const content = contentOf('contract', presented)
  const presentedSha256 = sha256Of(content)
  const delivered = await deliveredTo(database, {
    accountId: session.account.id,
    tariff: signed.terms.tariff,
    now,
  })
  const opened = request.documentsOpened.map(({ document, openedAt }) => ({
    title: OPENED_DOCUMENTS[document],
    openedAt,
  }))
  const paper = {
    kind: origin === 'original' ? 'contract' : origin,
    issuedAt: now,
    subject: subjectOf(signed.terms, account),
  } as const
  const verification = issuer.newVerification(
    summaryOf(paper, { id: contractId, period: signed.terms.period }),
  )
  const { pdf, timeStampedAt } = await issuer.issue({
    draft: {
      template: 'contract',
      data: {
        ...presented,
        payment: printedPayment(signed.payment, { address, iban: 'whole' }),
        verification,
        signature: {
          pngBase64: png.toString('base64'),
          method: request.signatureKind,
          signedAt: presented.issuedAt,
          documentSha256: presentedSha256.toString('hex'),
          accountId: session.account.id,
          sessionId: session.id,
          ipAddress: ip,
          userAgent,
          consent,
          isConsentSent,
          declarations: declared.map(({ sentence }) => sentence),
          openedDocuments: opened,
          deliveredDocuments: delivered,
        },
      },
    },
    verification,
    sealedAt: now,
    waiter,
  })
  const key = await files.keepPaper({ database, now }, pdf)
  return {
    code: verification.code,
    paper,
    timeStampedAt,
    /** The columns of the contract that hold what the documents say about the policyholder. */
    columns: {
      policyholder_address: address && JSON.stringify(address),
      company: company && JSON.stringify(company),
      cover_periods: JSON.stringify(covers),
      terms_version: termsVersion,
    },
    signature: {
      contract_id: contractId,
      png,
      kind: request.signatureKind,
      signed_at: new Date(now.epochMilliseconds),
      session_id: session.id,
      ip,
      user_agent: userAgent,
      consent,
      consent_sent: isConsentSent,
      declarations: JSON.stringify(declared),
      documents_opened: JSON.stringify(opened),
      documents_delivered: JSON.stringify(delivered),
      presented_content: gzipSync(content),
      presented_sha256: presentedSha256,
      final_object: key,
      // an object's key is its SHA-256
      final_sha256: Buffer.from(key, 'hex'),
    },
  }
}

/** The company that the account signs for; throws 422 for a first contract while part of it is missing. */
function companyOf(account: AccountRow, origin: ContractOrigin): Company | null {
  const company = knownCompany(account)
  if (company.ok) return company.value
  if (origin === 'original') throw refuseAll(company.error)
  return null
}

/** Throws 422 for impossible times or sentences. Returns whether the request carries the consent. */
function checkEvidence({ consent, openedSince, request }: Signed, now: Temporal.Instant): boolean {
  const life = { since: openedSince ?? null, now }
  const late = request.documentsOpened.findIndex(
    ({ openedAt }) => !isOpenedInTime(Temporal.Instant.from(openedAt), life),
  )
  if (late >= 0)
    throw refuse({
      code: 'document.opened_outside',
      message: EVIDENCE_MESSAGES.openedOutside,
      path: `documentsOpened[${late}].openedAt`,
    })
  const sent = checkConsent(request.consent, consent)
  if (!sent.ok) throw refuse(sent.error)
  return sent.value === 'sent'
}

/** Stores the evidence of a signature, and makes the signed document verifiable. */
export async function keepSignedPapers(
  transaction: Database,
  { code, paper, timeStampedAt, signature }: SignedPapers,
) {
  await insertSignature(transaction, signature)
  await recordIssued(transaction, {
    code,
    contractId: signature.contract_id,
    ...paper,
    timeStampedAt,
    sha256: signature.final_sha256,
  })
}
