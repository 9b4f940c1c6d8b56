import { formatShortDay } from '@sillage/domain/values/day.ts'
import { Building2, FolderOpen, Layers, MessagesSquare, UserRound } from 'lucide-react'
import { shortId } from '../contracts/contract-title.ts'
import { Icon } from '../ui/icon.tsx'
import { FIND as SAY } from './customers.messages.ts'
import { type FoundGroup, type FoundLine, markedParts } from './found-lines.ts'

interface FoundListProps {
  readonly id: string
  readonly groups: readonly FoundGroup[]
  readonly typed: string
  readonly chosen: string | null
  readonly onPoint: (key: string) => void
  readonly onOpen: (line: FoundLine) => void
}

const ICONS = {
  customers: UserRound,
  near: UserRound,
  companies: Building2,
  contracts: FolderOpen,
  claims: Layers,
  complaints: MessagesSquare,
} as const satisfies Record<FoundGroup['name'], unknown>

/** The choices of the search: the field above keeps the focus. */
export function FoundList({ id, groups, typed, chosen, onPoint, onOpen }: FoundListProps) {
  return (
    <div id={id} role="listbox" aria-label={SAY.title} className="found-list">
      {groups.map(({ name, lines }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options stand in a group of their listbox
        <div key={name} role="group" aria-label={SAY.groups[name]}>
          <p className="found-group" aria-hidden="true">
            {SAY.groups[name]}
          </p>
          {lines.map((line) => {
            const { title, detail, end } = wordsOf(line)
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
              <div
                key={line.key}
                ref={line.key === chosen ? showLine : undefined}
                id={`${id}-${line.key}`}
                role="option"
                tabIndex={-1}
                aria-selected={line.key === chosen}
                className="found-line"
                onPointerMove={() => onPoint(line.key)}
                onClick={() => onOpen(line)}
              >
                <Icon of={ICONS[name]} />
                <span className="found-words">
                  <b>
                    <Marked text={title} typed={typed} />
                  </b>
                  <span className="muted">
                    <Marked text={detail} typed={typed} />
                  </span>
                </span>
                <span className="found-end muted">{end}</span>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
  )
}

/** The chosen line stays in sight. */
function showLine(line: HTMLElement | null) {
  line?.scrollIntoView({ block: 'nearest' })
}

const shown = (day: string) => formatShortDay(Temporal.PlainDate.from(day))

function wordsOf(line: FoundLine): { title: string; detail: string; end: string } {
  switch (line.kind) {
    case 'customer': {
      const { name, company, siren, email, birth_year: year, city, contracts } = line.of
      const told = [
        ...(company === null ? [email] : [name, ...(siren ? [SAY.siren(siren)] : [])]),
        ...(year !== null && company === null ? [SAY.born(year)] : []),
        ...(city ? [city] : []),
      ]
      return { title: company ?? name, detail: told.join(', '), end: SAY.contracts(contracts) }
    }
    case 'contract': {
      const { id, name, start_date: start, end_date: end, holder } = line.of
      const period = SAY.period(shown(start), shown(end))
      return {
        title: name === '' ? SAY.contract(shortId(id)) : name,
        detail: name === '' ? period : `${SAY.contract(shortId(id))}, ${period}`,
        end: holder.name,
      }
    }
    case 'claim': {
      const { id, nature, incident_date: day, holder } = line.of
      return {
        title: SAY.claim(nature, shortId(id)),
        detail: SAY.incident(shown(day)),
        end: holder.name,
      }
    }
    case 'complaint': {
      const { id, subject, holder } = line.of
      return { title: subject, detail: SAY.complaint(shortId(id)), end: holder.name }
    }
  }
}
