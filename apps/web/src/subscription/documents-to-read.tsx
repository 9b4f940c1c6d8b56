import type { ProductLabel } from '@sillage/domain/subscription/products.ts'
import { Check, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../shell/paths.ts'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { TO_READ, unopened } from './documents-opened.ts'
import type { DocumentOpened } from './draft.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'

interface DocumentsToReadProps {
  readonly type: ProductLabel
  readonly opened: readonly DocumentOpened[]
  readonly onOpen: (document: DocumentOpened['document']) => void
  readonly error: string | undefined
}

/** What must be opened before signing, and whether it was. */
export function DocumentsToRead({ type, opened, onOpen, error }: DocumentsToReadProps) {
  const remaining = unopened(opened)
  return (
    <section className="to-read">
      <h3>{SAY.toRead}</h3>
      <ul>
        {TO_READ.map((document) => {
          const isOpened = !remaining.includes(document)
          return (
            <li key={document} data-opened={isOpened || undefined}>
              <Icon of={isOpened ? Check : Circle} size="s" />
              <DocumentLink type={type} document={document} onOpen={onOpen}>
                {SAY.documentTitles[document]}
              </DocumentLink>
              <span className="to-read-state">{isOpened ? SAY.opened : SAY.unopened}</span>
            </li>
          )
        })}
      </ul>
      <div role="status">{error && <FieldError>{error}</FieldError>}</div>
    </section>
  )
}

interface DocumentLinkProps extends Pick<DocumentsToReadProps, 'type' | 'onOpen'> {
  readonly document: DocumentOpened['document']
  readonly children: ReactNode
}

/** Opens a document in a tab of its own, and notes that it was. */
export function DocumentLink({ type, document, onOpen, children }: DocumentLinkProps) {
  return (
    <a
      href={paths.documents[type][document]}
      target="_blank"
      rel="noopener"
      onClick={() => onOpen(document)}
      onAuxClick={() => onOpen(document)}
    >
      {children}
      <span className="vh">{SAY.newTab}</span>
    </a>
  )
}
