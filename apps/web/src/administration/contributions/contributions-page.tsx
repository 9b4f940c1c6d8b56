import { inEuros } from '@sillage/domain/values/money.ts'
import {
  CONTRIBUTION_STEPS,
  type ContributionsState,
  type HandledContribution,
} from '@sillage/wire/contracts/contribution-desk.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { FigureStrip } from '../../ui/data/figure-strip.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Field } from '../../ui/input/field.tsx'
import { Select } from '../../ui/input/select.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { CONTRIBUTIONS_PAGE as SAY } from './contributions.messages.ts'
import { ContributionsTable } from './contributions-table.tsx'
import { RecordContributions } from './record-contributions.tsx'
import { useContributions, useContributionsCsv, useRecording } from './use-contributions.ts'
import './contributions.css'

type Step = HandledContribution['step']

/** /admin/contributions: the contributions to climate projects at each step. */
export function ContributionsPage() {
  const [step, setStep] = useState<Step>('to_collect')
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const query = useContributions(step)
  const csv = useContributionsCsv()
  const recording = useRecording(() => choose(new Set()))
  const failure = recording.error ?? csv.error
  const { data } = query
  return (
    <TeamPage
      title={SAY.page}
      intro={SAY.intro}
      say={SAY}
      query={query}
      actions={
        <Button
          variant="secondary"
          size="s"
          icon={Download}
          busy={csv.isPending}
          onClick={() => csv.mutate()}
        >
          {SAY.download}
        </Button>
      }
      tools={
        failure && (
          <Banner tone="bad" live lead={recording.error ? SAY.recordFailed : SAY.downloadFailed}>
            {failure.message}
          </Banner>
        )
      }
    >
      {data && (
        <div className="stack">
          <FigureStrip figures={figuresOf(data)} />
          <Field label={SAY.filter} hint={SAY.stepsSaid[step]} className="contributions-step">
            <Select
              value={step}
              onChange={(next) => {
                choose(new Set())
                setStep(next)
              }}
              options={CONTRIBUTION_STEPS.map((value) => ({ value, label: SAY.steps[value] }))}
            />
          </Field>
          <ContributionsTable state={data} step={step} chosen={chosen} onChoose={choose} />
          <RecordContributions
            key={step}
            step={step}
            chosen={data.contributions.filter(({ contract_id: id }) => chosen.has(id))}
            isBusy={recording.isPending}
            onRecord={(handedOver) => recording.mutate({ ids: [...chosen], handedOver })}
          />
        </div>
      )}
    </TeamPage>
  )
}

function figuresOf({ totals }: ContributionsState) {
  const kinds = ['bought', 'collected', 'given_back', 'handed_over'] as const
  return kinds.map((kind) => ({
    label: SAY.totals[kind],
    value: inEuros(totals[kind]),
  }))
}
