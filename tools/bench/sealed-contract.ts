import type { ContractDocument } from '../../apps/server/src/documents/document-data.ts'
import { buildContractDocument } from '../../apps/server/src/documents/documents.factory.ts'
import { renderPdf } from '../../apps/server/src/documents/documents.service.ts'
import { buildIssuer } from '../../apps/server/src/documents/issuer.factory.ts'

let made = 0

/** No two alike: a document printed twice would come from the compiler's memory. */
export function nextContract(): ContractDocument {
  const contract = buildContractDocument({ product: 'car' })
  const more = ++made
  return {
    ...contract,
    policyholder: { ...contract.policyholder, name: `Camille Roussel ${more}` },
    answers: contract.answers.map((one) => ({ ...one, answer: `${one.answer} (${more})` })),
    price: {
      cents: contract.price.cents + more,
      lines: contract.price.lines.map((line) => ({ ...line, cents: line.cents + more })),
    },
  }
}

/** A signed contract as its customer receives it: rendered, with a code of its own, and sealed. */
export async function makeSealedContract(): Promise<Buffer> {
  const issuer = await buildIssuer()
  const verification = issuer.newVerification()
  const pdf = await renderPdf('contract', { ...nextContract(), verification })
  return issuer.seal(pdf, verification, Temporal.Now.instant())
}
