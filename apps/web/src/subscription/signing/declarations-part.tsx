import type { DeclarationAsked } from '@sillage/wire/contracts/contradictions.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Checkbox } from '../../ui/input/checkbox.tsx'

interface DeclarationsPartProps {
  readonly asked: readonly DeclarationAsked[]
  /** The sentences accepted. */
  readonly declared: readonly string[]
  readonly onDeclare: (sentence: string, isDeclared: boolean) => void
  readonly error: string | undefined
  readonly isDisabled: boolean
}

/** Separate declarations beside the consent: the reason, then the sentence, stored word for word. */
export function DeclarationsPart(props: DeclarationsPartProps) {
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
