import type { Nature } from '@sillage/domain/claims/nature.ts'
import { assistanceOf } from '@sillage/domain/claims/natures.ts'
import { insurer } from '@sillage/domain/documents/insurer.ts'
import type { Ground } from '@sillage/wire/claims/declaration.ts'
import { Phone, Siren } from 'lucide-react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ChoiceGroup } from '../../ui/input/choice-group.tsx'
import { ButtonLink } from '../../ui/nav/button.tsx'
import { DECLARE as SAY } from '../claims.messages.ts'
import type { DeclarationForm } from './declaration-form.ts'

/** Props of each step. */
export interface StepProps {
  readonly form: DeclarationForm
  readonly onChange: (form: DeclarationForm) => void
  readonly ground: Ground
  readonly nature: Nature | null
  /** In Paris. */
  readonly now: Temporal.PlainDateTime
  /** Whether the person tried to leave the step, or to send: missing fields then show an error. */
  readonly isPressed: boolean
  /** Id of the declaration on this device that is being continued; its files are stored with it. */
  readonly keptId: string | null
}

const CHOICES = [
  { value: 'no', label: SAY.no },
  { value: 'yes', label: SAY.yes },
] as const

/** First step: emergency numbers above everything else, then the safety questions. */
export function DeclareSafety({ form, onChange, ground }: StepProps) {
  const ask = (legend: string, field: 'injured' | 'abroad') => (
    <ChoiceGroup
      legend={legend}
      value={form[field] === undefined ? null : form[field] ? 'yes' : 'no'}
      onChange={(value) => onChange({ ...form, [field]: value === 'yes' })}
      choices={CHOICES}
      layout="row"
    />
  )
  return (
    <>
      <h2>{SAY.safetyTitle}</h2>
      {ask(SAY.injured, 'injured')}
      {form.injured && (
        <Banner tone="bad" live icon={Siren} lead={SAY.call112} action={<Call phone="112" />}>
          {SAY.call112Text}
        </Banner>
      )}
      {ask(SAY.abroad, 'abroad')}
      <Banner
        tone="flat"
        icon={Phone}
        lead={SAY.assistance(insurer.assistancePhone)}
        action={<Call phone={insurer.assistancePhone} />}
      >
        {assistanceOf(ground.contract_type)}
      </Banner>
    </>
  )
}

function Call({ phone }: { phone: string }) {
  return (
    <ButtonLink
      href={`tel:${phone.replaceAll(' ', '')}`}
      variant="secondary"
      size="s"
      icon={Phone}
      aria-label={SAY.callNumber(phone)}
    >
      {SAY.call}
    </ButtonLink>
  )
}
