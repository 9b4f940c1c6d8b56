import { SUBSCRIPTION_CONSENT } from '@sillage/domain/contracts/consent.ts'
import type { ProductLabel } from '@sillage/domain/products/names.ts'
import type { DeclarationAsked } from '@sillage/wire/contracts/contradictions.ts'
import { Card } from '../../ui/data/card.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { type SignatureKind, SignaturePad } from '../../ui/signature/signature-pad.tsx'
import type { DocumentOpened } from '../draft/draft.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { ConsentLine } from './consent-line.tsx'
import { DocumentsToRead, type DocumentsToReadProps } from './documents-to-read.tsx'

interface SignatureCardProps {
  readonly type: ProductLabel
  readonly opened: readonly DocumentOpened[]
  readonly onOpen: (document: DocumentOpened['document']) => void
  readonly onSign: (signature: string | null, kind: SignatureKind) => void
  readonly declarations: readonly DeclarationAsked[]
  readonly declared: readonly string[]
  readonly onDeclare: (sentence: string, isDeclared: boolean) => void
  readonly hasConsented: boolean
  readonly onConsent: (hasConsented: boolean) => void
  readonly errors: Readonly<
    Record<'documents' | 'signature' | 'declaration' | 'consent', string | undefined>
  >
  readonly facts: DocumentsToReadProps['facts']
  readonly isDisabled: boolean
}

export function SignatureCard(props: SignatureCardProps) {
  const { type, opened, onOpen, onSign, hasConsented, onConsent, errors, isDisabled } = props
  return (
    <Card id="signature" title={SAY.signature}>
      <p className="small muted signature-kind">{SAY.signatureKind}</p>
      <DocumentsToRead
        type={type}
        opened={opened}
        onOpen={onOpen}
        error={errors.documents}
        facts={props.facts}
      />
      <SignaturePad onChange={onSign} error={errors.signature} disabled={isDisabled} />
      <DeclarationsPart
        asked={props.declarations}
        declared={props.declared}
        onDeclare={props.onDeclare}
        error={errors.declaration}
        isDisabled={isDisabled}
      />
      <Checkbox
        className="consent"
        checked={hasConsented}
        onChange={onConsent}
        disabled={isDisabled}
        error={errors.consent}
      >
        <ConsentLine parts={SUBSCRIPTION_CONSENT} type={type} onOpen={onOpen} />
      </Checkbox>
    </Card>
  )
}

interface DeclarationsPartProps {
  readonly asked: readonly DeclarationAsked[]
  /** The sentences accepted. */
  readonly declared: readonly string[]
  readonly onDeclare: (sentence: string, isDeclared: boolean) => void
  readonly error: string | undefined
  readonly isDisabled: boolean
}

/** Separate declarations beside the consent: the reason, then the sentence, stored word for word. */
function DeclarationsPart(props: DeclarationsPartProps) {
  const { asked, declared, onDeclare, error, isDisabled } = props
  return asked.map(({ kind, fact, sentence }) => (
    <div key={kind} className="declaration stack">
      <Banner tone={kind === 'double_insurance' ? 'warn' : 'info'}>{fact}</Banner>
      <Checkbox
        checked={declared.includes(sentence)}
        onChange={(isDeclared) => onDeclare(sentence, isDeclared)}
        disabled={isDisabled}
        error={declared.includes(sentence) ? undefined : error}
      >
        {sentence}
      </Checkbox>
    </div>
  ))
}
