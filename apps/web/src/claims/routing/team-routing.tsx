import type { Routing } from '@sillage/wire/claims/routing.ts'
import { lazy, Suspense, useId, useState } from 'react'
import { ColumnHeads, Table } from '../../ui/data/table.tsx'
import { Banner, CallFailure } from '../../ui/feedback/banner.tsx'
import { NotLoaded } from '../../ui/feedback/load-failure.tsx'
import { Checkbox } from '../../ui/input/checkbox.tsx'
import { Button } from '../../ui/nav/button.tsx'
import './routing.css'
import { ROUTING as SAY } from './routing.messages.ts'
import { useRouting, useSwitchRouting } from './use-routing.ts'

const SkillsDialog = lazy(() =>
  import('./skills-dialog.tsx').then((file) => ({ default: file.SkillsDialog })),
)

type Person = Routing['people'][number]

/** Who receives new claims, for the team's lead. */
export function TeamRouting() {
  const read = useRouting()
  const { data } = read
  const titleId = useId()
  return (
    <section className="routing-team" aria-labelledby={titleId}>
      <h2 id={titleId}>{SAY.title}</h2>
      <NotLoaded read={read} failed={SAY.failed} />
      {data && <Rules routing={data} />}
    </section>
  )
}

function Rules({ routing }: { routing: Routing }) {
  const [asked, ask] = useState<Person | null>(null)
  const turn = useSwitchRouting()
  const isOn = turn.isPending ? turn.variables : routing.is_on
  return (
    <>
      <Checkbox hint={SAY.hint} checked={isOn} onChange={(checked) => turn.mutate(checked)}>
        {SAY.on}
      </Checkbox>
      <CallFailure error={turn.error} lead={SAY.notSaved} />
      {routing.is_on && routing.people.every(({ natures }) => natures.length === 0) && (
        <Banner tone="warn">{SAY.nobodyYet}</Banner>
      )}
      {routing.people.length > 0 && (
        <Table label={SAY.table}>
          <ColumnHeads names={SAY.columns} />
          <tbody>
            {routing.people.map((person) => (
              <tr key={person.user_id}>
                <td>{person.name}</td>
                <td>{naturesText(routing, person)}</td>
                <td>
                  <div className="table-actions">
                    <Button
                      variant="quiet"
                      size="s"
                      aria-label={SAY.chooseOf(person.name)}
                      onClick={() => ask(person)}
                    >
                      {SAY.choose}
                    </Button>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Suspense>
        {asked && <SkillsDialog routing={routing} person={asked} onClose={() => ask(null)} />}
      </Suspense>
    </>
  )
}

function naturesText({ natures }: Routing, person: Person): string {
  if (person.natures.length === 0) return SAY.none
  if (person.natures.length === natures.length) return SAY.all
  return natures
    .filter(({ nature_id: id }) => person.natures.includes(id))
    .map(({ label }) => label)
    .join(', ')
}
