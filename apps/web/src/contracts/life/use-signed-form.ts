import { type ConsentPart, consentSentence } from '@sillage/domain/contracts/consent.ts'
import { useState } from 'react'
import type { DocumentOpened } from '../../subscription/draft/draft.ts'
import { withOpened } from '../../subscription/signing/documents-opened.ts'
import type { SignatureKind } from '../../ui/signature/signature-pad.tsx'

/** The signature of a dialog and the documents opened before it, in the server's format. */
export interface SignedForm {
  /** PNG data URL; null while the sheet is empty. */
  readonly signature: string | null
  readonly opened: readonly DocumentOpened[]
  readonly sign: (signature: string | null, kind: SignatureKind) => void
  readonly open: (document: DocumentOpened['document']) => void
  /** The proof of signature; signing accepts the sentences of `commitment`, shown beside the pad. */
  readonly proofOf: (commitment: readonly ConsentPart[]) => SignatureProof
}

export interface SignatureProof {
  readonly signatureKind: SignatureKind
  readonly documentsOpened: DocumentOpened[]
  readonly consent: { readonly sentence: string; readonly accepted: boolean }
}

export function useSignedForm(): SignedForm {
  const [{ signature, kind }, setSigned] = useState<{
    readonly signature: string | null
    readonly kind: SignatureKind
  }>({ signature: null, kind: 'drawn' })
  const [documentsOpened, setOpened] = useState<DocumentOpened[]>([])
  return {
    signature,
    opened: documentsOpened,
    sign: (drawn, how) => setSigned({ signature: drawn, kind: how }),
    open: (document) => {
      const openedAt = new Date().toISOString()
      setOpened((opened) => withOpened(opened, { document, openedAt }))
    },
    proofOf: (commitment) => ({
      signatureKind: kind,
      documentsOpened,
      consent: { sentence: consentSentence(commitment), accepted: true },
    }),
  }
}
