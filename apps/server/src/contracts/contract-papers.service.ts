import { CONTRACT_PAPERS, type ContractPaper, type contracts } from '@sillage/wire/contracts.ts'
import type { Reply } from '@sillage/wire/route.ts'
import type { Issuer } from '../documents/issuer.ts'
import { notFound } from '../platform/http/domain-error.ts'
import { PAPER_TITLES } from './contracts.messages.ts'
import { contractPdf, type Reader } from './contracts.service.ts'

export interface Wanted {
  readonly id: string
  readonly accountId: string
}

/** The papers of a contract, available or not. */
export async function papersOf(
  { database }: Reader,
  wanted: Wanted,
): Promise<Reply<typeof contracts.papers>['data']> {
  await contractPdf(database, wanted)
  return CONTRACT_PAPERS.map((kind) => ({
    kind,
    title: PAPER_TITLES[kind],
    available: kind === 'contract',
    reason: kind === 'contract' ? null : 'Ce document n’est pas encore disponible.',
    path: `/contracts/${wanted.id}/documents/${kind}`,
  }))
}

/** One of them, as a file. */
export async function contractPaper(
  { database }: Reader & { readonly issuer: Issuer },
  { kind, ...wanted }: Wanted & { readonly kind: string },
) {
  if (!isPaper(kind) || kind !== 'contract') throw notFound()
  return { bytes: await contractPdf(database, wanted), filename: `contrat_${wanted.id}.pdf` }
}

const isPaper = (text: string): text is ContractPaper =>
  CONTRACT_PAPERS.some((kind) => kind === text)
