import { isSameShared, isSameSide } from '@sillage/domain/claims/statement/same-statement.ts'
import type { StatementView } from '@sillage/wire/claims/statement.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { half, shared } from '../../shell/device/kept-statements.ts'
import { unsent } from '../../shell/session/unsent.ts'
import type { Half, Saved, Shared, StatementSource } from './statement-source.ts'

/** What one driver may write. */
export type Written = Omit<Saved, 'version'>

interface KeptHalf {
  readonly typed: Written
  /** What was saved when they began to type; its sketch only once another one is drawn. */
  readonly from: Written
}

const written = v.object({ side: half, shared, sketch: v.optional(v.nullable(v.string())) })
const keptHalf = v.object({ typed: written, from: written })

/** Reads a kept half; one that is no longer valid counts as none. */
export function readKeptHalf(text: string | null): KeptHalf | null {
  try {
    return text === null ? null : v.parse(keptHalf, JSON.parse(text))
  } catch {
    return null
  }
}

interface Own {
  readonly side: Half
  readonly shared: Shared
  readonly sketch: string | null
}

/** Where what is typed stands beside what the server has of the same half. */
export type Standing =
  /** Saved already: the answer to the save was lost. */
  | 'saved'
  | 'unsaved'
  /** Somebody saved another half since, on another device: writing over it is for its author to decide. */
  | 'changed'

/** `isWhole` for the driver who also writes the shared part and the sketch. */
export function standingOf({ typed, from }: KeptHalf, now: Own, isWhole: boolean): Standing {
  const isSame = (one: Written) =>
    isSameSide(one.side, now.side) && (!isWhole || isSameShared(one.shared, now.shared))
  const isSketchAsBefore = typed.sketch === undefined || from.sketch === now.sketch
  if (isSame(from) && isSketchAsBefore) return 'unsaved'
  if (!isSame(typed)) return 'changed'
  return typed.sketch === undefined ? 'saved' : 'unsaved'
}

/**
 * What a driver typed and has not saved, kept in this tab (decision 240): a reload or another page loses nothing. It
 * is forgotten once it is saved, or when nothing can be changed any more.
 */
export function useKeptHalf(source: StatementSource, statement: StatementView) {
  const { side, keptAs } = source
  const [kept, setKept] = useState(() => readKeptHalf(side && unsent.read(keptAs)))
  const keep = (next: KeptHalf | null) => {
    setKept(next)
    unsent.write(keptAs, next && JSON.stringify(next))
  }
  const isLocked = statement.signed.a !== null && statement.signed.b !== null
  const now = ownOf(statement, side ?? 'a')
  const standing =
    kept === null || side === null || isLocked ? 'saved' : standingOf(kept, now, side === 'a')
  const isOver = kept !== null && standing === 'saved'
  const forgetSaved = useEffectEvent(() => keep(null))
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- storage and state are forgotten together, once
    if (isOver) forgetSaved()
  }, [isOver])
  const unsaved = isOver ? null : kept
  return {
    /** Null while nothing is unsaved. */
    typed: unsaved?.typed ?? null,
    isChanged: standing === 'changed',
    change: (changes: Partial<Written>) => {
      const typed = { side: now.side, shared: now.shared, ...unsaved?.typed, ...changes }
      const from = unsaved?.from ?? { side: now.side, shared: now.shared }
      const isFirstSketch = typed.sketch !== undefined && from.sketch === undefined
      keep({ typed, from: isFirstSketch ? { ...from, sketch: now.sketch } : from })
    },
    /** Its author saw what was saved elsewhere, and writes over it. */
    keepMine: () => unsaved && keep({ ...unsaved, from: now }),
    forget: () => keep(null),
    /** Called with what was sent and the answer, on this page or after it was left; what was typed since stays. */
    settle: (sent: Saved, saved: StatementView) => {
      const isSent = ({ typed }: KeptHalf) =>
        JSON.stringify({ ...typed, version: sent.version }) === JSON.stringify(sent)
      const rest = (latest: KeptHalf | null) =>
        latest === null || isSent(latest) ? null : { ...latest, from: ownOf(saved, side ?? 'a') }
      const stored = rest(readKeptHalf(unsent.read(keptAs)))
      unsent.write(keptAs, stored && JSON.stringify(stored))
      setKept(rest)
    },
  }
}

function ownOf(statement: StatementView, side: 'a' | 'b'): Own {
  return { side: statement[side], shared: statement.shared, sketch: statement.sketch }
}
