import { randomUUID } from 'node:crypto'
import {
  buildContractDocument,
  buildSignature,
  buildSummary,
} from '../../apps/server/src/documents/documents.factory.ts'
import { buildIssuer } from '../../apps/server/src/documents/issuer.factory.ts'
import { buildSignaturePng } from '../../apps/server/src/documents/seal/signature.factory.ts'
import type { ContractDocument } from '../../apps/server/src/documents/sheets/document-data.ts'

let made = 0

/** Different each time, like customers' contracts: the compiler would reuse a document printed before. */
export function nextContract(): ContractDocument {
  const contract = buildContractDocument({ product: 'car' })
  const more = ++made
  return {
    ...contract,
    contractId: randomUUID(),
    policyholder: {
      ...contract.policyholder,
      name: `Camille Roussel ${more}`,
      email: `camille-${more}@exemple.fr`,
    },
    answers: contract.answers.map((one) => ({ ...one, answer: `${one.answer} (${more})` })),
    price: {
      cents: contract.price.cents + more,
      lines: contract.price.lines.map((line) => ({ ...line, cents: line.cents + more })),
    },
    signature: buildSignature({
      pngBase64: buildSignaturePng(more),
      documentSha256: (randomUUID() + randomUUID()).replaceAll('-', ''),
      accountId: randomUUID(),
      sessionId: randomUUID(),
    }),
  }
}

/** A signed contract as its customer receives it: rendered, with its own code, and sealed. */
export async function sealedContract(contract: ContractDocument): Promise<Buffer> {
  const issuer = await buildIssuer()
  const verification = issuer.newVerification(buildSummary({ kind: 'contract' }))
  const draft = { template: 'contract', data: { ...contract, verification } } as const
  return (await issuer.issue({ draft, verification, sealedAt: Temporal.Now.instant() })).pdf
}
