import { inEuros } from '@sillage/domain/values/money.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'

interface ExtensionContributionProps {
  /** For the added days; null where there is none. */
  readonly offered: Contract['contribution']
  readonly isTicked: boolean
  readonly isDisabled: boolean
  readonly onChange: (isTicked: boolean) => void
}

/** An extra payment: never ticked in advance. */
export function ExtensionContribution({
  offered,
  isTicked,
  isDisabled,
  onChange,
}: ExtensionContributionProps) {
  if (!offered) return null
  return (
    <Checkbox
      checked={isTicked}
      disabled={isDisabled}
      hint={SAY.contributeHint(inEuros(offered.cost), offered.basis ?? '')}
      onChange={onChange}
    >
      {SAY.contribute} <span className="label-optional">{SAY.optional}</span>
    </Checkbox>
  )
}
