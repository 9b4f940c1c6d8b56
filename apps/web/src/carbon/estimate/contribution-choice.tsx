import { formatNumber } from '@sillage/domain/values/french-number.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { CARBON_MESSAGES as SAY } from '../carbon.messages.ts'
import { shownKilograms } from '../shown-kilograms.ts'
import type { EstimateSubject } from './estimate-subject.ts'
import type { EmissionsData, LiveContribution } from './use-contribution.ts'

interface ContributionChoiceProps {
  readonly kind: EstimateSubject['kind']
  readonly contribution: LiveContribution
  readonly isDisabled: boolean
}

/** An extra payment: never ticked in advance. */
export function ContributionChoice({ kind, contribution, isDisabled }: ContributionChoiceProps) {
  const { isTicked, isPending, emissions, option, problem, tick, choose } = contribution
  return (
    <div className="contribution">
      <Checkbox
        checked={isTicked}
        disabled={isDisabled}
        hint={SAY.doesNotErase[kind]}
        onChange={tick}
      >
        <b>{SAY.contribute}</b> <span className="optional">{SAY.optional}</span>
      </Checkbox>
      <p className="contribution-status small" role="status">
        {isPending && (
          <>
            <span className="spin" aria-hidden="true" />
            {SAY.calculating}
          </>
        )}
      </p>
      <p className="contribution-problem" role="alert">
        {problem && SAY.problems[problem]}
      </p>
      {emissions && (
        <>
          <ChoiceGroup
            legend={SAY.whatToFinance}
            legendHidden
            layout="row"
            value={option}
            onChange={choose}
            choices={choicesOf(emissions, isDisabled)}
          />
          <p className="micro subtle">{SAY.noPartner}</p>
        </>
      )}
    </div>
  )
}

function choicesOf({ offset_options: options }: EmissionsData, disabled: boolean) {
  const { renewable_energy: energy, tree_planting: trees } = options
  return [
    {
      value: 'renewable_energy',
      label: titled(SAY.renewableEnergy, energy.cost_usd),
      help: financed(energy.impact),
      disabled,
    },
    {
      value: 'tree_planting',
      label: titled(SAY.trees(formatNumber(trees.impact), trees.impact === 1), trees.cost_usd),
      help: SAY.treesStore({
        kilograms: formatNumber(trees.impact * trees.kilograms_per_tree),
        horizon: trees.horizon_years,
      }),
      disabled,
    },
  ] as const
}

/** The amount goes on the title's line, so that the sentence below has the full width. */
function titled(title: string, euros: number) {
  return (
    <span className="contribution-title">
      {title} <span className="num nowrap">{inEuros(euros)}</span>
    </span>
  )
}

function financed(kilograms: number): string {
  const { about, figure } = shownKilograms(kilograms)
  return about
    ? SAY.finances(`${about} ${figure}\u00a0CO2e`)
    : SAY.financesLess(`${figure}\u00a0CO2e`)
}
