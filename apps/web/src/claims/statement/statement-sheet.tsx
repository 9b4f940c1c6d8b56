import { SIDES } from '@sillage/domain/claims/statement/statement.ts'
import type { StatementView } from '@sillage/wire/claims/statement.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { savePdf } from '../../shell/api/save-file.ts'
import { Card } from '../../ui/data/card.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { FieldError } from '../../ui/input/field.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { CircumstancesTable } from './circumstances-table.tsx'
import { HalfRead, SharedRead } from './half-read.tsx'
import { useKeptHalf } from './kept-half.ts'
import { SharedForm } from './shared-form.tsx'
import { SideForm } from './side-form.tsx'
import { Sketch } from './sketch.tsx'
import { STATEMENT as SAY } from './statement.messages.ts'
import { StatementSignatures } from './statement-signatures.tsx'
import type { StatementSource } from './statement-source.ts'
import { useStatementWrites } from './use-statement.ts'
import './statement.css'

interface SheetProps {
  readonly statement: StatementView
  readonly source: StatementSource
  /** Shown between the content and the signatures. */
  readonly children?: ReactNode
}

/** The statement, editable for one of the two drivers, or read-only. */
export function StatementSheet({ statement, source, children }: SheetProps) {
  const half = useKeptHalf(source, statement)
  const { typed, isChanged, change } = half
  const { save, sign } = useStatementWrites(source, half.settle)
  /** How often what was typed was given up: the sketch then shows the saved one. */
  const [givenUp, setGivenUp] = useState(0)
  const isLocked = statement.signed.a !== null && statement.signed.b !== null
  const side = isLocked ? null : source.side
  const own = typed ?? { side: statement[side ?? 'a'], shared: statement.shared }
  const ticked = {
    a: (side === 'a' ? own.side : statement.a).circumstances,
    b: (side === 'b' ? own.side : statement.b).circumstances,
  }
  return (
    <div className="statement fields">
      {isLocked && <Banner tone="good">{SAY.locked}</Banner>}
      {isChanged && (
        <ChangedMeanwhile
          onKeepMine={half.keepMine}
          onTakeSaved={() => {
            half.forget()
            setGivenUp(givenUp + 1)
          }}
        />
      )}
      {side === 'a' ? (
        <SharedForm shared={own.shared} onChange={(shared) => change({ shared })} />
      ) : (
        <SharedRead shared={statement.shared} />
      )}
      <div className="statement-halves">
        {SIDES.map((each) =>
          each === side ? (
            <SideForm
              key={each}
              half={own.side}
              onChange={(written) => change({ side: written })}
            />
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
        key={givenUp}
        saved={statement.sketch}
        drawn={typed?.sketch}
        onDraw={side === 'a' ? (sketch) => change({ sketch }) : null}
      />
      {side !== null && (
        <SaveHalf
          save={save}
          isSavable={!isChanged && (typed !== null || statement.version === 0)}
          onSave={() => save.mutate({ ...own, version: statement.version })}
        >
          {isChanged ? SAY.chooseFirst : typed ? SAY.unsaved : save.isSuccess ? SAY.saved : ''}
          {typed && (statement.signed.a || statement.signed.b) && ` ${SAY.voids}`}
        </SaveHalf>
      )}
      {children}
      <StatementSignatures
        statement={statement}
        source={source}
        sign={sign}
        isDirty={typed !== null}
      />
      {statement.version > 0 && <PaperCopy source={source} />}
    </div>
  )
}

interface ChangedProps {
  readonly onKeepMine: () => void
  readonly onTakeSaved: () => void
}

/** Somebody saved the statement while this half was being typed. */
function ChangedMeanwhile({ onKeepMine, onTakeSaved }: ChangedProps) {
  return (
    <Banner
      tone="warn"
      live
      lead={SAY.changedLead}
      action={
        <div className="row wrap">
          <Button variant="secondary" size="s" onClick={onKeepMine}>
            {SAY.keepMine}
          </Button>
          <Button variant="secondary" size="s" onClick={onTakeSaved}>
            {SAY.takeSaved}
          </Button>
        </div>
      }
    >
      {SAY.changedText}
    </Banner>
  )
}

interface SaveProps {
  readonly save: { readonly isPending: boolean; readonly error: Error | null }
  readonly isSavable: boolean
  readonly onSave: () => void
  /** What is not saved yet, or that it is. */
  readonly children: ReactNode
}

function SaveHalf({ save, isSavable, onSave, children }: SaveProps) {
  return (
    <div className="statement-save">
      <p role="status" className="small">
        {children}
      </p>
      <Button
        aria-disabled={!isSavable}
        busy={save.isPending}
        busyLabel={SAY.saving}
        onClick={() => isSavable && onSave()}
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
  )
}

function PaperCopy({ source }: { readonly source: StatementSource }) {
  const paper = useMutation({
    mutationFn: async () => savePdf(await source.paper(), 'constat.pdf'),
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
