import { RIGHT_WORDS } from '@sillage/domain/claims/calculation/calculation.messages.ts'
import { RIGHTS, type Right } from '@sillage/domain/claims/calculation/proposal.ts'
import type { DecisionGround } from '@sillage/wire/claims/claim-decision.ts'
import { Check, Minus, X } from 'lucide-react'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Segmented } from '../../ui/input/segmented.tsx'
import { Select } from '../../ui/input/select.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { Textarea } from '../../ui/input/textarea.tsx'
import { DECISION as SAY } from './decision.messages.ts'
import { proposedRight, type Typed, type TypedRight } from './typed-decision.ts'

interface RightsProps {
  readonly ground: DecisionGround
  readonly typed: Typed
  readonly onType: (right: Right, said: TypedRight) => void
  readonly onCover: (code: string) => void
}

/**
 * The conditions of cover in order, with the contract's proposal and the handler's choice. The rows after the first
 * one that fails are skipped.
 */
export function RightsTable({ ground, typed, onType, onCover }: RightsProps) {
  const lost = RIGHTS.findIndex(
    (right) =>
      (typed.rights[right]?.holds ?? proposedRight(ground.proposal, right).holds) === false,
  )
  return (
    <section className="decision-block" aria-label={SAY.rights}>
      <h2 className="decision-head">
        {SAY.rights} <span>{SAY.said}</span>
      </h2>
      <ol className="decision-rows">
        {RIGHTS.map((right, index) => (
          <RightRow
            key={right}
            right={right}
            ground={ground}
            said={typed.rights[right]}
            isOver={lost !== -1 && index > lost}
            onType={(said) => onType(right, said)}
            onCover={onCover}
          />
        ))}
      </ol>
    </section>
  )
}

interface RowProps {
  readonly right: Right
  readonly ground: DecisionGround
  readonly said: TypedRight | undefined
  readonly isOver: boolean
  readonly onType: (said: TypedRight) => void
  readonly onCover: (code: string) => void
}

const ICONS = { yes: Check, no: X, open: Minus } as const

function RightRow({ right, ground, said, isOver, onType, onCover }: RowProps) {
  const proposed = proposedRight(ground.proposal, right)
  const holds = said?.holds ?? proposed.holds
  const now: TypedRight = said ?? { holds: null, fact: '', clause: '' }
  const statement = RIGHT_WORDS[right]
  const state = isOver || holds === null ? 'open' : holds ? 'yes' : 'no'
  const isCorrected = proposed.holds !== null && holds !== proposed.holds
  if (isOver)
    return (
      <li className="decision-row" data-state="unseen">
        <Icon of={Minus} size="s" />
        <b>{statement}</b>
        <span>{SAY.unseen}</span>
      </li>
    )
  return (
    <li className="decision-row" data-state={state}>
      <Icon of={ICONS[state]} size="s" />
      <b>{statement}</b>
      <span>
        {proposed.fact}
        {right === 'cover' && <CoverChoice ground={ground} onCover={onCover} />}
        {right === 'exclusion' && <Exclusions clauses={ground.proposal.exclusions} />}
      </span>
      <Segmented
        legend={statement}
        legendHidden
        value={holds === null ? '' : holds ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: SAY.yes },
          { value: 'no', label: SAY.no },
        ]}
        onChange={(value) => onType({ ...now, holds: value === 'yes' })}
      />
      {(state === 'no' || isCorrected) && (
        <div className="decision-said">
          {state === 'no' && (
            <ClauseField
              right={right}
              ground={ground}
              clause={now.clause}
              onClause={(clause) => onType({ ...now, holds: false, clause })}
            />
          )}
          <Field
            label={state === 'no' ? SAY.fact : SAY.why}
            hint={SAY.factHint}
            optional={state === 'no' && !isCorrected && proposed.holds === false}
          >
            <Textarea
              rows={2}
              maxLength={500}
              value={now.fact}
              onChange={(event) => onType({ ...now, holds, fact: event.target.value })}
            />
          </Field>
        </div>
      )}
    </li>
  )
}

/** The clauses to read before saying that none applies. */
function Exclusions({ clauses }: { readonly clauses: readonly string[] }) {
  if (clauses.length === 0) return null
  return (
    <Disclosure summary={SAY.readClauses(clauses.length)}>
      <ul className="decision-exclusions">
        {clauses.map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** Picks the cover that pays, when the nature of the claim concerns several. */
function CoverChoice({ ground, onCover }: Pick<RowProps, 'ground' | 'onCover'>) {
  const concerned = ground.policy?.covers.filter(({ is_concerned }) => is_concerned) ?? []
  if (concerned.length < 2) return null
  return (
    <Select
      dense
      aria-label={SAY.cover}
      value={ground.cover ?? ''}
      options={concerned.map(({ code, label }) => ({ value: code, label }))}
      onChange={onCover}
    />
  )
}

interface ClauseProps {
  readonly right: Right
  readonly ground: DecisionGround
  readonly clause: string
  readonly onClause: (clause: string) => void
}

/** The clause that denies a right: for an exclusion, picked from the contract's; otherwise proposed or written. */
function ClauseField({ right, ground, clause, onClause }: ClauseProps) {
  const { exclusions } = ground.proposal
  const own = proposedRight(ground.proposal, right).clause
  if (right === 'exclusion')
    return (
      <>
        <Field label={SAY.clause}>
          <Select
            value={clause}
            placeholder={SAY.clauseChoose}
            options={exclusions.map((text) => ({ value: text, label: text }))}
            onChange={onClause}
          />
        </Field>
        {clause !== '' && <blockquote className="decision-clause">{clause}</blockquote>}
      </>
    )
  return (
    <Field label={SAY.clause} hint={own === '' ? SAY.clauseHint : own} optional={own !== ''}>
      <TextInput
        maxLength={1000}
        value={clause}
        onChange={(event) => onClause(event.target.value)}
      />
    </Field>
  )
}
