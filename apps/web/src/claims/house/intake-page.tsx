import { paths } from '@sillage/wire/addresses.ts'
import type { IntakeHistory } from '@sillage/wire/claims/house.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { TeamPage } from '../../shell/pages/team-page.tsx'
import { Card } from '../../ui/data/card.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { BackLink } from '../../ui/nav/back-link.tsx'
import { Button } from '../../ui/nav/button.tsx'
import './house.css'
import { HOUSE, INTAKE as SAY } from './house.messages.ts'
import { IntakeDocuments } from './intake-documents.tsx'
import { bodyOf, formOf, isChanged, isComplete } from './intake-form.ts'
import { IntakePreview } from './intake-preview.tsx'
import { IntakeQuestions } from './intake-questions.tsx'
import { PublishFields } from './publish-fields.tsx'
import { useIntake, usePublishIntake } from './use-house.ts'
import { Versions, writtenText } from './version-line.tsx'

/**
 * /equipe/natures/:product/:nature: what people are asked when they declare a claim of this nature, with its
 * published versions.
 */
export function IntakePage({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const natureId = `${params['product']}.${params['nature']}`
  const query = useIntake(natureId)
  const { data } = query
  return (
    <TeamPage
      title={data ? SAY.pageOf(data.label) : SAY.page}
      intro={SAY.intro}
      say={SAY}
      query={query}
      className="intake"
      back={
        <Link href={paths.teamRules} asChild>
          <BackLink href={paths.teamRules}>{SAY.back}</BackLink>
        </Link>
      }
    >
      {data && <Edited key={natureId} intake={data} />}
    </TeamPage>
  )
}

function Edited({ intake }: { intake: IntakeHistory }) {
  // keep what is being edited when a colleague publishes
  const [shown, setShown] = useState(intake)
  const [form, setForm] = useState(() => formOf(intake))
  const [reason, setReason] = useState('')
  const [taken, setTaken] = useState('')
  const [isPressed, setPressed] = useState(false)
  const publish = usePublishIntake(intake.nature_id)
  const isNew = isChanged(form, shown)
  const startFrom = (version: IntakeHistory) => {
    setShown(version)
    setForm(formOf(version))
    setReason('')
    setTaken('')
    setPressed(false)
  }
  const send = () => {
    setPressed(true)
    if (!isNew || !isComplete(form) || !reason.trim()) return
    publish.mutate(
      { ...bodyOf(form), reason: reason.trim(), seen: shown.version },
      { onSuccess: startFrom },
    )
  }
  return (
    <div className="intake-columns">
      <div className="stack">
        <p className="small muted num">{writtenText(shown)}</p>
        {taken && (
          <Banner tone="info" live>
            {SAY.taken(taken)}
          </Banner>
        )}
        <IntakeDocuments
          documents={form.documents}
          held={shown.held}
          isPressed={isPressed}
          onChange={(documents) => setForm({ ...form, documents })}
        />
        <IntakeQuestions
          questions={form.questions}
          isPressed={isPressed}
          onChange={(questions) => setForm({ ...form, questions })}
        />
      </div>
      <div className="stack intake-side">
        <IntakePreview form={form} />
        <Card title={SAY.publishTitle}>
          <div className="fields house-fields">
            <PublishFields
              reason={reason}
              onReason={setReason}
              isMissing={isPressed && isNew && !reason.trim()}
              publish={publish}
              isBehind={intake.version !== shown.version}
              onTakeOver={() => startFrom(intake)}
            />
            <div className="intake-foot">
              <Button
                aria-disabled={!isNew}
                busy={publish.isPending}
                busyLabel={HOUSE.publishing}
                onClick={send}
              >
                {HOUSE.publish}
              </Button>
              {!isNew && <p className="small muted">{HOUSE.nothingNew}</p>}
            </div>
          </div>
        </Card>
        <Versions
          versions={intake.versions}
          onRestore={(version) => {
            setForm(formOf(version))
            setReason(HOUSE.restoredReason(version.version))
            setTaken(writtenText(version))
          }}
        >
          {({ checklist, questions }) =>
            SAY.listed(
              checklist.map(({ label }) => label).join(', '),
              questions.map(({ text }) => text).join(' '),
            )
          }
        </Versions>
      </div>
    </div>
  )
}
