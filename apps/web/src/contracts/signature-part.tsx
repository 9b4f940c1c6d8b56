import { parseProduct, productLabel } from '@sillage/domain/subscription/products.ts'
import type { Contract } from '@sillage/wire/contracts.ts'
import type { ReactNode } from 'react'
import { paths } from '../shell/paths.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { KeyValues } from '../ui/key-values.tsx'
import { SignaturePad } from '../ui/signature-pad.tsx'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'
import type { SignedForm } from './use-signed-form.ts'

interface SignaturePartProps {
  readonly contract: Contract
  readonly form: SignedForm
  /** What the signature commits to. */
  readonly commitment: string
  readonly error: string | undefined
  readonly isDisabled: boolean
}

/** The answers that the contract rests on, shown again, then the pad with what it commits to and the documents that apply. */
export function SignaturePart(props: SignaturePartProps) {
  const { contract, form, commitment, error, isDisabled } = props
  const product = parseProduct(contract.contract_type.type)
  const link = (document: 'ipid' | 'conditions', words: string): ReactNode =>
    product ? (
      <a
        href={paths.documents[productLabel(product)][document]}
        target="_blank"
        rel="noopener"
        onClick={() => form.open(document)}
        onAuxClick={() => form.open(document)}
      >
        {words}
        <span className="vh">{SAY.sign.newTab}</span>
      </a>
    ) : (
      words
    )
  return (
    <section className="life-signature">
      <Disclosure summary={SAY.answersAgain}>
        <div className="stack">
          <p className="small muted">{SAY.answersChanged}</p>
          <KeyValues
            columns={1}
            items={contract.contractQuestionnary.questions.map((line) => ({
              label: line.questionValue,
              value: line.answerValue,
            }))}
          />
        </div>
      </Disclosure>
      <h3>{SAY.signature}</h3>
      <SignaturePad compact onChange={form.sign} error={error} disabled={isDisabled} />
      <p className="small muted">
        {commitment}
        {link('ipid', SAY.sign.information)}
        {SAY.sign.and}
        {link('conditions', SAY.sign.conditions)}
        {SAY.sign.apply}
      </p>
    </section>
  )
}
