import * as v from 'valibot'
import { PAPERS_CACHE, wantedPapers, writeWantedPapers } from './device-caches.ts'

/** The facts of a contract whose documents are kept: enough to recognise it, and to declare a claim on it offline. */
const keptContract = v.object({
  contract_id: v.string(),
  owner: v.string(),
  name: v.string(),
  number: v.string(),
  start_date: v.string(),
  end_date: v.string(),
  natures: v.array(v.string()),
  kept_at: v.string(),
})

export type KeptContract = v.InferOutput<typeof keptContract>

/** The kept documents of a contract; sw.js serves them under these names, online or offline. */
export type KeptPaper = 'attestation' | 'contrat'

type PaperBytes = Readonly<Record<KeptPaper, Uint8Array<ArrayBuffer>>>

export function keptPaperAddress(contractId: string, paper: KeptPaper): string {
  return `/gardes/${contractId}/${paper}.pdf`
}

const factsAddress = (contractId: string) => `/gardes/${contractId}/faits.json`

/** Every contract whose documents are on this device, nearest end first. */
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
  const read = v.safeParse(keptContract, await answer?.json().catch(() => null))
  return read.success ? read.output : null
}

/** Stores all or nothing: the facts are written last, and documents without facts are never shown. */
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
  // without its facts it is no longer shown, even if the rest fails
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
