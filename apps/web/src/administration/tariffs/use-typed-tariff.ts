import type { PreparedTariff } from '@sillage/wire/administration/tariffs.ts'
import { useRef } from 'react'
import * as v from 'valibot'
import { useUnsentText } from '../../shell/session/use-unsent-text.ts'

const typedTariff = v.object({
  version: v.optional(v.string()),
  startsOn: v.optional(v.string()),
  /** Each as typed, by the path of its value. */
  numbers: v.record(v.string(), v.string()),
})

/** What is typed over a draft and not saved. */
export type TypedTariff = Readonly<v.InferOutput<typeof typedTariff>>

const NOTHING: TypedTariff = { numbers: {} }

/** Reads what was kept in the tab; what can't be read counts as nothing. */
export function readTypedTariff(text: string): TypedTariff {
  try {
    return v.parse(typedTariff, JSON.parse(text))
  } catch {
    return NOTHING
  }
}

/** What is typed once `saved` was saved: what was typed meanwhile stays. */
export function withoutSaved(typed: TypedTariff, saved: TypedTariff): TypedTariff {
  const { version, startsOn } = typed
  return {
    ...(version !== undefined && version !== saved.version && { version }),
    ...(startsOn !== undefined && startsOn !== saved.startsOn && { startsOn }),
    numbers: Object.fromEntries(
      Object.entries(typed.numbers).filter(([path, text]) => saved.numbers[path] !== text),
    ),
  }
}

/** What is typed over a draft, kept in the tab: another page or a reload loses nothing (decision 227). */
export function useTypedTariff({ id }: Pick<PreparedTariff, 'id'>) {
  const [text, keepText] = useUnsentText(`tariff.${id}`)
  const typed = readTypedTariff(text)
  const latest = useRef(typed)
  const keep = (next: TypedTariff) => {
    latest.current = next
    keepText(JSON.stringify(next))
  }
  return {
    typed,
    type: (change: Partial<TypedTariff>) => keep({ ...typed, ...change }),
    /** Called once what was typed at that moment is saved. */
    settle: (saved: TypedTariff) => keep(withoutSaved(latest.current, saved)),
  }
}
