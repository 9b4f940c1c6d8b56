import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { useMutation } from '@tanstack/react-query'
import { Check, Circle, Download, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { documentsApi } from '../documents-api.ts'
import type { DocumentOpened } from '../draft/draft.ts'
import { deliverPdf } from '../open-pdf.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { TO_READ, unopened } from './documents-opened.ts'
import './documents-to-read.css'

export interface DocumentsToReadProps {
  readonly type: ProductLabel
  readonly opened: readonly DocumentOpened[]
  readonly onOpen: (document: DocumentOpened['document']) => void
  readonly error?: string | undefined
  /**
   * The information legally required before a distance contract, contained in the quote; absent when extending or
   * renewing a contract.
   */
  readonly facts?: { readonly onOpen: () => void; readonly isBusy: boolean } | undefined
}

/** The documents to open before signing, and whether each was opened. */
export function DocumentsToRead({ type, opened, onOpen, error, facts }: DocumentsToReadProps) {
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
              <SaveAsPdf type={type} document={document} />
              <span className="to-read-state">{isOpened ? SAY.opened : SAY.unopened}</span>
            </li>
          )
        })}
        {facts && (
          <li className="to-read-facts">
            <Icon of={FileText} size="s" />
            <Button variant="text" size="s" busy={facts.isBusy} onClick={facts.onOpen}>
              {SAY.factsBeforeSigning}
            </Button>
          </li>
        )}
      </ul>
      <div role="status">{error && <FieldError>{error}</FieldError>}</div>
    </section>
  )
}

const TEMPLATES = {
  ipid: 'information',
  conditions: 'conditions',
} as const satisfies Record<DocumentOpened['document'], string>

/** Downloads the document as a PDF; the server records this for the evidence of the signature. */
function SaveAsPdf({ type, document }: Pick<DocumentLinkProps, 'type' | 'document'>) {
  const saving = useMutation({
    mutationFn: () =>
      documentsApi.generate({ body: { template: TEMPLATES[document], contract_type: type } }),
    onSuccess: (bytes) => deliverPdf(bytes, `${TEMPLATES[document]}_${type}.pdf`, null),
    onError: () => toast.error(SAY.documentFailed),
  })
  return (
    <Button
      variant="text"
      size="s"
      icon={Download}
      busy={saving.isPending}
      aria-label={SAY.saveDocument(SAY.documentTitles[document])}
      onClick={() => saving.mutate()}
    >
      PDF
    </Button>
  )
}

interface DocumentLinkProps extends Pick<DocumentsToReadProps, 'type' | 'onOpen'> {
  readonly document: DocumentOpened['document']
  readonly children: ReactNode
}

/** Opens a document in a new tab, and records that it was opened. */
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
