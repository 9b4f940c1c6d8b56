import { formatDay } from '@sillage/domain/values/day.ts'
import {
  ESTATE_PAPERS,
  type EstateContract,
  type EstatePaper,
} from '@sillage/wire/contracts/estates.ts'
import { FileDown } from 'lucide-react'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'
import { ESTATE as SAY } from './estate.messages.ts'
import { useEstatePaper } from './use-estate.ts'

/** A contract of somebody who has died: its state, its papers to print, and the way to end it. */
export function ContractLine({
  contract,
  onEnd,
}: {
  readonly contract: EstateContract
  readonly onEnd: (() => void) | null
}) {
  const { contract_id: id, name, last_day: last, is_asked: isAsked, is_over: isOver } = contract
  const paper = useEstatePaper(id)
  const state = isOver ? (isAsked ? SAY.endedForHeirs : SAY.over) : isAsked ? SAY.asked : SAY.runs
  return (
    <li>
      <div>
        <span>{withWholeWords(name)}</span>
        <span className="muted">{state(formatDay(Temporal.PlainDate.from(last)))}</span>
        {isAsked && !isOver && <span className="muted">{SAY.letterLater}</span>}
        <span role="status">{paper.error && <FieldError>{SAY.paperFailed}</FieldError>}</span>
      </div>
      <span className="row wrap">
        {ESTATE_PAPERS.filter((kind) => hasPaper(contract, kind)).map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="s"
            icon={FileDown}
            busy={paper.isPending && paper.variables === kind}
            aria-label={SAY.paperOf(paperName(kind), name)}
            onClick={() => paper.mutate(kind)}
          >
            {paperName(kind)}
          </Button>
        ))}
        {contract.may_be_ended && onEnd && (
          <Button variant="secondary" size="s" aria-label={SAY.endOf(name)} onClick={onEnd}>
            {SAY.end}
          </Button>
        )}
      </span>
    </li>
  )
}

const hasPaper = ({ is_over, is_asked, is_motor }: EstateContract, kind: EstatePaper) =>
  kind === 'cancellation' ? is_over && is_asked : is_motor

const paperName = (kind: EstatePaper) => (kind === 'cancellation' ? SAY.letter : SAY.statement)
