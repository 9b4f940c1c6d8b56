import { SIDES } from '@sillage/domain/claims/statement/statement.ts'
import type { StatementView } from '@sillage/wire/claims/statement.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { savePdf } from '../../shell/api/save-file.ts'
import { dayText } from '../../shell/moment.ts'
import { Card } from '../../ui/data/card.tsx'
import { KeyValues } from '../../ui/data/key-values.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { CircumstancesTable } from './circumstances-table.tsx'
import { HalfRead } from './half-read.tsx'
import { SharedForm } from './shared-form.tsx'
import { SideForm } from './side-form.tsx'
import { SketchPad } from './sketch-pad.tsx'
import { STATEMENT as SAY } from './statement.messages.ts'
import { StatementSignatures } from './statement-signatures.tsx'
import type { Saved, StatementSource } from './statement-source.ts'
import { useStatementWrites } from './use-statement.ts'
import './statement.css'

interface SheetProps {
  readonly statement: StatementView
  readonly source: StatementSource
  /** Shown between the content and the signatures. */
  readonly children?: ReactNode
}

type Draft = Omit<Saved, 'version'>

/** The statement, editable for one of the two drivers, or read-only. */
export function StatementSheet({ statement, source, children }: SheetProps) {
  const { save, sign } = useStatementWrites(source)
  const [draft, setDraft] = useState<Draft | null>(null)
  const isLocked = statement.signed.a !== null && statement.signed.b !== null
  const side = isLocked ? null : source.side
  const own = draft ?? { side: statement[side ?? 'a'], shared: statement.shared }
  const ticked = {
    a: (side === 'a' ? own.side : statement.a).circumstances,
    b: (side === 'b' ? own.side : statement.b).circumstances,
  }
  const change = (changes: Partial<Draft>) => setDraft({ ...own, ...changes })
  const submit = () =>
    save.mutate(
      { ...own, version: statement.version },
      // keep what was typed during the save
      { onSuccess: () => setDraft((latest) => (latest === draft ? null : latest)) },
    )
  return (
    <div className="statement fields">
      {isLocked && <Banner tone="good">{SAY.locked}</Banner>}
      {side === 'a' ? (
        <SharedForm shared={own.shared} onChange={(shared) => change({ shared })} />
      ) : (
        <SharedRead shared={statement.shared} />
      )}
      <div className="statement-halves">
        {SIDES.map((each) =>
          each === side ? (
            <SideForm key={each} half={own.side} onChange={(half) => change({ side: half })} />
          ) : (
            <HalfRead key={each} side={each} half={statement[each]} />
          ),
        )}
      </div>
      <Card title={SAY.circumstances} className="statement-card">
        <p className="small muted">{SAY.circumstancesHint}</p>
        <CircumstancesTable
          ticked={ticked}
          own={side}
          onTick={(circumstances) => change({ side: { ...own.side, circumstances } })}
        />
      </Card>
      <Sketch
        sketch={statement.sketch}
        onDraw={side === 'a' ? (sketch) => change({ sketch }) : null}
      />
      {side !== null && (
        <div className="statement-save">
          <p role="status" className="small">
            {draft ? SAY.unsaved : save.isSuccess ? SAY.saved : ''}
            {draft && (statement.signed.a || statement.signed.b) && ` ${SAY.voids}`}
          </p>
          <Button
            aria-disabled={draft === null && statement.version > 0}
            busy={save.isPending}
            busyLabel={SAY.saving}
            onClick={() => (draft !== null || statement.version === 0) && submit()}
          >
            {SAY.save}
          </Button>
          {save.error && (
            <div role="alert">
              <FieldError>
                {SAY.saveFailed} {save.error.message}
              </FieldError>
            </div>
          )}
        </div>
      )}
      {children}
      <StatementSignatures
        statement={statement}
        source={source}
        sign={sign}
        isDirty={draft !== null}
      />
      {statement.version > 0 && <PaperCopy source={source} />}
    </div>
  )
}

const said = (value: boolean | null) => (value === null ? SAY.empty : value ? SAY.yes : SAY.no)

function SharedRead({ shared }: { readonly shared: StatementView['shared'] }) {
  return (
    <Card title={SAY.together} className="statement-card">
      <KeyValues
        items={[
          { label: SAY.time, value: `${dayText(shared.day)} ${shared.time}`.trim() },
          { label: SAY.place, value: shared.place || SAY.empty },
          { label: SAY.injured, value: said(shared.isInjured) },
          { label: SAY.otherDamage, value: said(shared.isOtherDamage) },
          { label: SAY.witnesses, value: shared.witnesses || SAY.no },
        ]}
      />
    </Card>
  )
}

interface SketchProps {
  readonly sketch: string | null
  /** Null when the sketch is read-only. */
  readonly onDraw: ((sketch: string | null) => void) | null
}

function Sketch({ sketch, onDraw }: SketchProps) {
  const [isRedrawn, setRedrawn] = useState(false)
  if (!sketch && !onDraw) return null
  return (
    <Card title={SAY.sketch} className="statement-card">
      {onDraw && <p className="small muted">{SAY.sketchHint}</p>}
      {sketch && !isRedrawn ? (
        <>
          <img className="statement-drawing" src={sketch} alt={SAY.sketchImage} />
          {onDraw && (
            <Button variant="text" size="s" onClick={() => setRedrawn(true)}>
              {SAY.redraw}
            </Button>
          )}
        </>
      ) : (
        onDraw && <SketchPad onChange={onDraw} />
      )}
    </Card>
  )
}

function PaperCopy({ source }: { readonly source: StatementSource }) {
  const paper = useMutation({
    mutationFn: async () => savePdf(await source.paper(), 'constat.pdf'),
    networkMode: 'always',
  })
  return (
    <div>
      <Button
        variant="quiet"
        size="s"
        icon={Download}
        busy={paper.isPending}
        busyLabel={SAY.preparing}
        onClick={() => paper.mutate()}
      >
        {SAY.copyOf}
      </Button>
      {paper.error && (
        <div role="alert">
          <FieldError>{SAY.copyFailed}</FieldError>
        </div>
      )}
    </div>
  )
}
