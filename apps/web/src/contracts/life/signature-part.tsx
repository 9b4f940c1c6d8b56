import type { ConsentPart } from '@sillage/domain/contracts/consent.ts'
import { productLabel } from '@sillage/domain/products/names.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { ConsentLine } from '../../subscription/signing/consent-line.tsx'
import { DocumentsToRead } from '../../subscription/signing/documents-to-read.tsx'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { withFrenchSpaces } from '../../ui/french-spaces.ts'
import { SignaturePad } from '../../ui/signature/signature-pad.tsx'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'
import type { SignedForm } from './use-signed-form.ts'

interface SignaturePartProps {
  readonly contract: Contract
  readonly form: SignedForm
  /** The statements that signing accepts. */
  readonly commitment: readonly ConsentPart[]
  readonly error: string | undefined
  readonly isDisabled: boolean
}

/** The answers the contract relies on, the applicable documents, and the signature pad with what signing accepts. */
export function SignaturePart(props: SignaturePartProps) {
  const { contract, form, commitment, error, isDisabled } = props
  const type = productLabel(contract.contract_type.type)
  return (
    <section className="life-signature">
      <Disclosure summary={SAY.answersAgain}>
        <div className="stack">
          <p className="small muted">{SAY.answersChanged}</p>
          <KeyValues
            columns={1}
            items={contract.contractQuestionnary.questions.map((line) => ({
              label: line.questionValue,
              value: withFrenchSpaces(line.answerValue),
            }))}
          />
        </div>
      </Disclosure>
      <DocumentsToRead type={type} opened={form.opened} onOpen={form.open} />
      <h3>{SAY.signature}</h3>
      <SignaturePad compact onChange={form.sign} error={error} disabled={isDisabled} />
      <p className="small muted">
        <ConsentLine parts={commitment} type={type} onOpen={form.open} />
      </p>
    </section>
  )
}
