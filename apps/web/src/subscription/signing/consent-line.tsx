import type { ConsentPart } from '@sillage/domain/contracts/consent.ts'
import type { ProductLabel } from '@sillage/domain/products/names.ts'
import type { DocumentOpened } from '../draft/draft.ts'
import { DocumentLink } from './documents-to-read.tsx'

interface ConsentLineProps {
  readonly parts: readonly ConsentPart[]
  readonly type: ProductLabel
  readonly onOpen: (document: DocumentOpened['document']) => void
}

/** What a signature commits to, word for word as it is kept, with its documents one click away. */
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
