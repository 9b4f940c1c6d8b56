import { useState } from 'react'
import { withOpened } from '../subscription/documents-opened.ts'
import type { DocumentOpened } from '../subscription/draft.ts'
import type { SignatureKind } from '../ui/signature-pad.tsx'

/** The signature of a dialog and the documents opened before it, as the server keeps them. */
export interface SignedForm {
  /** PNG data URL; null while the sheet is empty. */
  readonly signature: string | null
  readonly sign: (signature: string | null, kind: SignatureKind) => void
  readonly open: (document: DocumentOpened['document']) => void
  readonly proof: {
    readonly signatureKind: SignatureKind
    readonly documentsOpened: DocumentOpened[]
  }
}

export function useSignedForm(): SignedForm {
  const [{ signature, kind }, setSigned] = useState<{
    readonly signature: string | null
    readonly kind: SignatureKind
  }>({ signature: null, kind: 'drawn' })
  const [documentsOpened, setOpened] = useState<DocumentOpened[]>([])
  return {
    signature,
    sign: (drawn, how) => setSigned({ signature: drawn, kind: how }),
    open: (document) => {
      const openedAt = new Date().toISOString()
      setOpened((opened) => withOpened(opened, { document, openedAt }))
    },
    proof: { signatureKind: kind, documentsOpened },
  }
}
