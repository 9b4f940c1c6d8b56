import { ArrowRight, CalendarDays, MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ComboboxOption } from '../ui/combobox/use-combobox.ts'
import { Card } from '../ui/data/card.tsx'
import { Tag } from '../ui/data/tag.tsx'
import type { DayRange } from '../ui/day/calendar-day.ts'
import { Loading } from '../ui/feedback/skeleton.tsx'
import { Icon } from '../ui/icon.tsx'
import { FieldButton } from '../ui/input/field-button.tsx'
import { Sample } from './ui-sample.tsx'

const DateRangeCalendar = lazy(async () => ({
  default: (await import('../ui/day/date-range-calendar.tsx')).DateRangeCalendar,
}))
const DayCalendar = lazy(async () => ({
  default: (await import('../ui/day/day-calendar.tsx')).DayCalendar,
}))
const SignaturePad = lazy(async () => ({
  default: (await import('../ui/signature/signature-pad.tsx')).SignaturePad,
}))
const Combobox = lazy(async () => ({
  default: (await import('../ui/combobox/combobox.tsx')).Combobox,
}))

export function CalendarSamples() {
  const [range, setRange] = useState<DayRange>({ from: '2026-12-12', to: '2027-01-03' })
  const [day, setDay] = useState('2027-01-03')
  return (
    <>
      <Sample title="Période du contrat" wide>
        <Card title="Durée du contrat" aside={<Tag>23 jours</Tag>}>
          <div className="stack">
            <FieldButton icon={CalendarDays}>
              <span>{range.from}</span>
              <Icon of={ArrowRight} size="s" />
              <span>{range.to ?? 'Choisir la fin'}</span>
            </FieldButton>
            <Suspense fallback={<Loading label="Chargement du calendrier" />}>
              <DateRangeCalendar
                {...range}
                onChange={setRange}
                minDay="2026-12-05"
                today="2026-12-08"
              />
            </Suspense>
          </div>
        </Card>
      </Sample>
      <Sample title="Un jour">
        <Card>
          <Suspense fallback={<Loading label="Chargement du calendrier" />}>
            <DayCalendar day={day} onChange={setDay} minDay="2026-12-10" maxDay="2027-01-20" />
          </Suspense>
        </Card>
      </Sample>
    </>
  )
}

export function SignatureSamples() {
  const [signature, setSignature] = useState<string | null>(null)
  return (
    <Sample title="Signature" wide>
      <div className="ui-pair">
        <Card title="Signature">
          <Suspense fallback={<Loading label="Chargement de la signature" />}>
            <SignaturePad onChange={setSignature} />
          </Suspense>
          {signature && (
            <img src={signature} alt="La signature telle qu’elle est envoyée" width="200" />
          )}
        </Card>
        <Card title="Signature manquante">
          <Suspense fallback={<Loading label="Chargement de la signature" />}>
            <SignaturePad compact error="Signez pour continuer." onChange={() => undefined} />
          </Suspense>
        </Card>
      </div>
    </Sample>
  )
}

const cities = [
  'Barcelone',
  'Bordeaux',
  'Brest',
  'Bruxelles',
  'Lille',
  'Lyon',
  'Marseille',
  'Nantes',
  'Paris',
]

export function ComboboxSamples() {
  const [city, setCity] = useState<ComboboxOption | null>(null)
  const [text, setText] = useState('')
  const options = cities
    .filter((name) => name.toLowerCase().includes(text.toLowerCase()))
    .map((name) => ({
      value: name,
      label: name,
      detail: name === 'Barcelone' ? 'Espagne' : undefined,
    }))
  return (
    <Sample title="Recherche de ville">
      <Suspense fallback={<Loading label="Chargement" />}>
        <Combobox
          label="Ville de départ"
          icon={MapPin}
          value={city}
          onSelect={setCity}
          onInputChange={setText}
          options={options}
          emptyText="Aucune ville ne correspond."
        />
        <Combobox
          label="Ville d’arrivée"
          value={null}
          onSelect={() => undefined}
          onInputChange={() => undefined}
          options={[]}
          loading
          emptyText="Aucune ville ne correspond."
          error="Choisissez une ville de la liste."
        />
      </Suspense>
    </Sample>
  )
}
