import type { ConsentPart } from '@sillage/domain/contracts/consent.ts'
import type { ProductLabel } from '@sillage/domain/products/names.ts'
import type { DocumentOpened } from '../draft/draft.ts'
import { DocumentLink } from './documents-to-read.tsx'

interface ConsentLineProps {
  readonly parts: readonly ConsentPart[]
  readonly type: ProductLabel
  readonly onOpen: (document: DocumentOpened['document']) => void
}

/** What signing accepts, word for word as stored, with links to its documents. */
export function ConsentLine({ parts, type, onOpen }: ConsentLineProps) {
  return parts.map(({ words, document }) =>
    document ? (
      <DocumentLink key={words} type={type} document={document} onOpen={onOpen}>
        {words}
      </DocumentLink>
    ) : (
      words
    ),
  )
}
