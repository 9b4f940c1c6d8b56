import * as z from 'zod/mini'
import { PAPERS_CACHE, wantedPapers, writeWantedPapers } from './device-caches.ts'

/** The few facts of a contract whose papers are kept: enough to know it, and to declare on it without a network. */
const keptContract = z.object({
  contract_id: z.string(),
  owner: z.string(),
  name: z.string(),
  number: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  natures: z.array(z.string()),
  kept_at: z.string(),
})

export type KeptContract = z.output<typeof keptContract>

/** The papers kept of a contract; sw.js opens them under these names, with or without a network. */
export type KeptPaper = 'attestation' | 'contrat'

type PaperBytes = Readonly<Record<KeptPaper, Uint8Array<ArrayBuffer>>>

export function keptPaperAddress(contractId: string, paper: KeptPaper): string {
  return `/gardes/${contractId}/${paper}.pdf`
}

const factsAddress = (contractId: string) => `/gardes/${contractId}/faits.json`

/** Every contract whose papers are on this device, the first to end first. */
export async function keptContracts(): Promise<readonly KeptContract[]> {
  const cache = await caches.open(PAPERS_CACHE)
  const facts = (await cache.keys()).filter(({ url }) => url.endsWith('.json'))
  const read = await Promise.all(
    facts.map(async (request) => readFacts(await cache.match(request))),
  )
  return read
    .filter((contract) => contract !== null)
    .toSorted((one, other) => one.end_date.localeCompare(other.end_date))
}

export async function keptContractOf(contractId: string): Promise<KeptContract | null> {
  return readFacts(await (await caches.open(PAPERS_CACHE)).match(factsAddress(contractId)))
}

async function readFacts(answer: Response | undefined): Promise<KeptContract | null> {
  const read = keptContract.safeParse(await answer?.json().catch(() => null))
  return read.success ? read.data : null
}

/** All of it or nothing: the facts come last, and without them no paper is shown. */
export async function keepContract(contract: KeptContract, papers: PaperBytes): Promise<void> {
  const { contract_id: id } = contract
  const cache = await caches.open(PAPERS_CACHE)
  try {
    await cache.put(keptPaperAddress(id, 'attestation'), pdfOf(papers.attestation, 'attestation'))
    await cache.put(keptPaperAddress(id, 'contrat'), pdfOf(papers.contrat, 'contrat'))
    await cache.put(factsAddress(id), Response.json(contract))
  } catch (failure) {
    await dropContract(id)
    throw failure
  }
  writeWantedPapers([...wantedPapers(), id])
}

export async function dropContract(id: string): Promise<void> {
  writeWantedPapers(wantedPapers().filter((wanted) => wanted !== id))
  const cache = await caches.open(PAPERS_CACHE)
  // without its facts it is not shown any more, whatever happens to the rest
  await cache.delete(factsAddress(id))
  await cache.delete(keptPaperAddress(id, 'attestation'))
  await cache.delete(keptPaperAddress(id, 'contrat'))
}

function pdfOf(bytes: Uint8Array<ArrayBuffer>, name: KeptPaper): Response {
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
      'x-content-type-options': 'nosniff',
    },
  })
}
