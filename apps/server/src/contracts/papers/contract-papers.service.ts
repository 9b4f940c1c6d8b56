import { isNeverStarted } from '@sillage/domain/contracts/leaving/legal-ending.ts'
import { extendedFrom } from '@sillage/domain/contracts/policy-chain.ts'
import { isSuspendedAt, UNPAID_GROUND } from '@sillage/domain/payments/arrears.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import {
  CONTRACT_PAPERS,
  type ContractPaper,
  type contracts,
  PAPER_FILES,
} from '@sillage/wire/contracts/contracts.ts'
import type { Reply } from '@sillage/wire/http/route.ts'
import { currentAccount } from '../../accounts/accounts.service.ts'
import { isAddressProved } from '../../accounts/session/account-access.service.ts'
import { renderPdf } from '../../documents/documents.service.ts'
import type { PapersContext } from '../../documents/issued-documents.service.ts'
import { issueOnce, latestIssued } from '../../documents/issued-documents.service.ts'
import { registeredAtOf } from '../../documents/verification/verification.service.ts'
import { suspensionsOf } from '../../payments/arrears/arrears.service.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext, WorkContext } from '../../platform/http/request-context.ts'
import { keptTerms } from '../chain/derived-terms.ts'
import type { Wanted } from '../chain/policy-chain.repository.ts'
import { type ChainContract, type OwnChain, ownChain } from '../chain/policy-chain.service.ts'
import { claimsHistoryPaper, papersFor } from '../claims-history/claims-history-paper.ts'
import { PAPER_ABSENCES, PAPER_TITLES, UNPAID_TITLE } from '../contracts.messages.ts'
import { contractPdf } from '../contracts.service.ts'
import { endedWith } from '../endings/end-contracts.service.ts'
import { isChangedPlate, signedAnswers } from '../plates/plates.repository.ts'
import {
  type Holder,
  policyDocument,
  policyholderAmong,
  subjectOf,
} from '../signing/contract-document.ts'
import { attestationOf, endingOf } from './paper-documents.ts'
import { estateOf } from './paper-estate.ts'
import { productDocument } from './product-documents.service.ts'

/** The documents of a contract: which are available, and why the others are not. */
export async function papersOf(
  context: RequestContext,
  wanted: Wanted,
): Promise<Reply<typeof contracts.papers>['data']> {
  const state = await stateOf(context, wanted)
  return papersFor(state.contract).map((kind) => {
    const reason = absenceOf(kind, state)
    return {
      kind,
      title: titleOf(kind, state),
      available: reason === null,
      reason,
      path: `/contracts/${wanted.id}/documents/${kind}`,
    }
  })
}

/** One of them, as a file. */
export async function contractPaper(
  context: PapersContext,
  { kind, ...wanted }: Wanted & { readonly kind: string },
) {
  const state = await stateOf(context, wanted)
  if (!isPaper(kind) || !papersFor(state.contract).includes(kind)) throw notFound()
  const message = absenceOf(kind, state)
  if (message !== null) throw refuse({ code: 'document.absent', message }, 409)
  return {
    bytes: await makers[kind](context, wanted, state),
    filename: filenameOf(kind, wanted),
  }
}

/** Those of the given kinds that the contract has, as files, in the order of the list of its documents. */
export async function availablePapers(
  context: PapersContext,
  { kinds, ...wanted }: Wanted & { readonly kinds: readonly ContractPaper[] },
) {
  const state = await stateOf(context, wanted)
  const available = papersFor(state.contract).filter(
    (kind) => kinds.includes(kind) && absenceOf(kind, state) === null,
  )
  const papers = []
  for (const kind of available)
    papers.push({
      kind,
      title: titleOf(kind, state),
      bytes: await makers[kind](context, wanted, state),
      filename: filenameOf(kind, wanted),
    })
  return papers
}

const filenameOf = (kind: ContractPaper, { id }: Wanted) => `${PAPER_FILES[kind]}_${id}.pdf`

const isPaper = (text: string): text is ContractPaper =>
  CONTRACT_PAPERS.some((kind) => kind === text)

interface State extends OwnChain {
  readonly ended: Awaited<ReturnType<typeof endedWith>>
  readonly today: Temporal.PlainDate
  /** Whether the holder's e-mail address is verified: certificates are only made for somebody who can be reached. */
  readonly isProved: boolean
  readonly isSuspended: boolean
  /** Whether its plate has changed since it was signed. */
  readonly isReplated: boolean
}

async function stateOf({ database, now }: WorkContext, wanted: Wanted): Promise<State> {
  const own = await ownChain(database, wanted)
  const ended = await endedWith({ database, now }, wanted)
  const isProved = await isAddressProved(database, wanted.accountId)
  const isReplated = await isChangedPlate(database, own.contract.id)
  const suspensions = await suspensionsOf(database, extendedFrom(own.contract, own.chain).id)
  const isSuspended = suspensions.some((one) => isSuspendedAt(one, now))
  return { ...own, ended, isProved, isSuspended, isReplated, today: dayInParis(now) }
}

/** The title on the document: an end for non-payment is a notice, not a receipt. */
function titleOf(kind: ContractPaper, { ended }: State): string {
  return kind === 'cancellation' && isUnpaid(ended) ? UNPAID_TITLE : PAPER_TITLES[kind]
}

const isUnpaid = (ended: State['ended']) => ended?.ground === UNPAID_GROUND

/** Why a document is not available, in French; null when it is. */
function absenceOf(kind: ContractPaper, state: State): string | null {
  const { contract, ended } = state
  switch (kind) {
    case 'attestation':
      return attestationAbsence(state)
    case 'extension':
    case 'renewal':
      return madeFrom(state, kind) ? null : PAPER_ABSENCES[kind]
    case 'plate-change':
      return state.isReplated ? null : PAPER_ABSENCES[kind]
    case 'cancellation':
    case 'withdrawal':
      if (ended?.kind === kind) return null
      if (ended?.kind === 'withdrawal') return PAPER_ABSENCES.withdrawnInstead
      return contract.status === 'cancelled' && !ended
        ? PAPER_ABSENCES.withoutRecord
        : PAPER_ABSENCES[kind]
    case 'quote':
      return contract.origin === 'original' ? null : PAPER_ABSENCES.quote
    default:
      return null
  }
}

/**
 * A contract renewed early still covers until its last day; for an extended one, the extension's certificate applies.
 * There is none while cover is suspended, or for a contract that ends before its first day.
 */
function attestationAbsence({ contract, today, isProved, isSuspended }: State): string | null {
  if (contract.status === 'extended') return PAPER_ABSENCES.attestedByExtension
  const covers = contract.status === 'active' || contract.status === 'renewed'
  if (!covers) return PAPER_ABSENCES.attestation
  const last = lastCoveredDay(contract)
  if (isNeverStarted(contract, { coveredUntil: last })) return PAPER_ABSENCES.attestationNeverStarts
  if (isBefore(last, today)) return PAPER_ABSENCES.attestation
  if (isSuspended) return PAPER_ABSENCES.attestationSuspended
  return isProved ? null : PAPER_ABSENCES.attestationUnproved
}

/** The last covered day: earlier than the period's end when the contract is left on a legal ground. */
function lastCoveredDay({ end, row }: ChainContract): Temporal.PlainDate {
  const cut = row.covered_until && Temporal.PlainDate.from(row.covered_until)
  return cut && isBefore(cut, end) ? cut : end
}

function madeFrom({ contract, chain }: State, origin: 'extension' | 'renewal') {
  return chain.find((one) => one.parentId === contract.id && one.origin === origin)
}

type Maker = (context: PapersContext, wanted: Wanted, state: State) => Promise<Buffer>

const signedFrom =
  (origin: 'extension' | 'renewal'): Maker =>
  (context, { accountId }, state) =>
    contractPdf(context, { id: madeFrom(state, origin)?.id ?? '', accountId })

const ending =
  (kind: 'cancellation' | 'withdrawal'): Maker =>
  async (context, { id }, { contract, ended }) => {
    if (!ended) throw notFound()
    const holder = await holderOf(context, contract)
    const estate = await estateOf(context, ended, contract)
    return issueOnce(context, {
      contractId: id,
      // the kind that the verification page shows
      kind: isUnpaid(ended) ? 'termination' : kind,
      subject: subjectOf(termsOf(contract), holder.account),
      period: contract,
      issuedAt: ended.at.toTemporalInstant(),
      draft: (verification) => ({
        template: 'ending',
        data: endingOf({ kind, contract, ended, holder, estate, verification }),
      }),
    })
  }

const makers: Readonly<Record<ContractPaper, Maker>> = {
  contract: contractPdf,
  extension: signedFrom('extension'),
  renewal: signedFrom('renewal'),
  'plate-change': async (context, _, { chain }) => {
    // signed on one contract of the chain, also for those that cover the car after it
    const contractIds = chain.map(({ id }) => id)
    const kept = await latestIssued(context, { contractIds, kind: 'plate-change' })
    if (!kept) throw notFound()
    return kept
  },
  cancellation: ending('cancellation'),
  withdrawal: ending('withdrawal'),
  'claims-history': async (context, _, { contract, chain }) => {
    const holder = await holderOf(context, contract)
    const subject = subjectOf(termsOf(contract), holder.account)
    return claimsHistoryPaper(context, { contract, chain, holder, subject })
  },
  attestation: async (context, { id }, { contract, isReplated }) => {
    const holder = await holderOf(context, contract)
    const kept = termsOf(contract)
    const terms = { ...kept, period: { ...kept.period, end: lastCoveredDay(contract) } }
    const issuedAt = context.now
    const registeredAt = await registeredAtOf(context.database, id)
    return issueOnce(context, {
      contractId: id,
      // a new certificate, even on the same day, after the end was brought forward or the plate changed
      kind: isBefore(terms.period.end, contract.end)
        ? 'shortened-attestation'
        : isReplated
          ? 'replated-attestation'
          : 'attestation',
      subject: subjectOf(terms, holder.account),
      period: terms.period,
      issuedAt,
      draft: (verification) => ({
        template: 'attestation',
        data: attestationOf({
          id,
          terms,
          holder,
          issuedAt,
          registeredAt,
          coverPeriods: contract.row.cover_periods,
          verification,
        }),
      }),
    })
  },
  quote: async (context, { id }, { contract }) => {
    const holder = await holderOf(context, contract)
    const now = contract.row.created_at.toTemporalInstant()
    const answers = await signedAnswers(context.database, contract.row.questionnaire_id)
    const terms = termsOf(contract)
    const signed = { ...terms, answers: answers ?? terms.answers }
    const quote = policyDocument(signed, { holder, now })
    return renderPdf('quote', { ...quote, reference: id.slice(0, 8) }, context.waiter)
  },
  information: (_, __, { contract }) => {
    const { tariff, choices } = termsOf(contract)
    return productDocument('information', {
      tariff,
      level: choices[tariff.levelQuestion] ?? null,
      terms: contract.row.terms_version,
    })
  },
  conditions: (_, __, { contract }) =>
    productDocument('conditions', {
      tariff: termsOf(contract).tariff,
      level: null,
      terms: contract.row.terms_version,
    }),
}

/** The holder of a contract, with the address it was signed with. */
async function holderOf(
  { database, session }: PapersContext,
  { row }: ChainContract,
): Promise<Holder> {
  const account = await currentAccount({ database, session })
  return {
    account,
    address: row.policyholder_address,
    name: policyholderAmong(row.answers).name,
    company: row.company,
  }
}

const termsOf = (contract: ChainContract) => keptTerms({ contract, chain: [contract] })
