import { inlineParts } from '@sillage/domain/documents/article.ts'
import { conditionsOf } from '@sillage/domain/documents/conditions.ts'
import { contractSheet } from '../../apps/server/src/documents/sheets/contract-sheet.ts'
import type { ContractDocument } from '../../apps/server/src/documents/sheets/document-data.ts'
import { drawQrCode } from '../../apps/server/src/platform/qr-code.ts'
import { list, quotePage, table } from './quote-page.ts'

/** As many articles as fill about two pages, like the terms of a signed contract. */
const ARTICLES = 10

/** A signed contract as a web page: the pages of its quote, as much text as its terms, and its evidence. */
export function contractPage(contract: ContractDocument): string {
  const { signature, verification } = contractSheet(contract)
  if (!signature || !verification) throw new Error('A contract that nobody signed')
  const terms = conditionsOf(contract.product)
    .slice(0, ARTICLES)
    .map(({ title, blocks }) => list(title, blocks.flatMap(textsOf)))
  const evidence = table('Preuve de signature', [
    ['Contrat', contract.contractId],
    ['Empreinte', signature.documentSha256.join(' ')],
    ['Compte', signature.accountId],
    ['Session', signature.sessionId],
    ['Date et heure', signature.signedAt],
    ['Adresse IP', signature.ipAddress],
    ['Navigateur', signature.userAgent],
    ['Consentement', signature.consent],
    ...signature.openedDocuments.map(({ title, openedAt }) => [title, openedAt]),
  ])
  const png = contract.signature?.pngBase64 ?? ''
  return quotePage(
    { ...contract, reference: contract.contractId.slice(0, 8) },
    `<section>${terms.join('')}</section>
<section>${evidence}<img src="data:image/png;base64,${png}" alt="Signature">
<div style="width: 27mm">${drawQrCode(contract.verification?.scanned ?? '').replace('<svg', '<svg style="width: 27mm; height: 27mm"')}</div>
<p>${verification.code}</p></section>`,
  )
}

type Block = ReturnType<typeof conditionsOf>[number]['blocks'][number]

function textsOf(block: Block): readonly string[] {
  const texts = block.kind === 'text' ? [block.text] : 'items' in block ? block.items : []
  return texts.map((text) =>
    inlineParts(text)
      .map((part) => part.text)
      .join(''),
  )
}
