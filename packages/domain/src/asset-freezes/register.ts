import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { REGISTER_MESSAGES as SAY } from './register.messages.ts'

/** A birth as the register gives it: often only a year. */
export interface KnownBirth {
  readonly year: number
  readonly month: number | null
  readonly day: number | null
}

/** A person or an entity whose assets are frozen. */
export interface FrozenEntry {
  /** The identifier in the register; it never changes. */
  readonly id: string
  readonly nature: 'person' | 'other'
  /** The name to show. */
  readonly name: string
  /** The name and each alias, in full. */
  readonly names: readonly string[]
  /** Empty when no birth is known. */
  readonly births: readonly KnownBirth[]
}

export interface FreezeRegister {
  /** As written in the file. */
  readonly publishedOn: string
  readonly entries: readonly FrozenEntry[]
}

/**
 * Reads the publication file of the national register of asset freezes (Direction générale du Trésor, JSON): an entry
 * is a `PublicationDetail` with its `Nature` and its `Nom`; `RegistreDetail` holds first names, dates of birth and
 * aliases by `TypeChamp`. Anything else is ignored. Refusal: `register.unread`.
 */
export function readRegister(text: string): Result<FreezeRegister, Refusal> {
  const publication = field(parsed(text), 'Publications')
  const details = field(publication, 'PublicationDetail')
  if (!Array.isArray(details) || details.length === 0)
    return refused({ code: 'register.unread', message: SAY.unread })
  const entries = details.map(entryOf)
  return entries.every((entry) => entry !== null)
    ? ok({ publishedOn: textOf(field(publication, 'DatePublication')), entries })
    : refused({ code: 'register.unread', message: SAY.entryUnread })
}

function entryOf(detail: unknown): FrozenEntry | null {
  const id = textOf(field(detail, 'IdRegistre'))
  const last = textOf(field(detail, 'Nom'))
  if (id === '' || last === '') return null
  const first = valuesOf(detail, 'PRENOM').map((value) => textOf(field(value, 'Prenom')))
  const whole = [...first.filter((name) => name !== '').slice(0, 1), last].join(' ')
  const aliases = valuesOf(detail, 'ALIAS').map((value) => textOf(field(value, 'Alias')))
  const others = first.slice(1).map((name) => `${name} ${last}`)
  return {
    id,
    nature: /physique/i.test(textOf(field(detail, 'Nature'))) ? 'person' : 'other',
    name: whole,
    names: [whole, ...others, ...aliases].filter((name) => name.trim() !== ''),
    births: valuesOf(detail, 'DATE_DE_NAISSANCE').flatMap(birthOf),
  }
}

function birthOf(value: unknown): KnownBirth[] {
  const year = numberOf(field(value, 'Annee'))
  if (year === null) return []
  return [{ year, month: numberOf(field(value, 'Mois')), day: numberOf(field(value, 'Jour')) }]
}

function valuesOf(detail: unknown, type: string): readonly unknown[] {
  const fields = field(detail, 'RegistreDetail')
  if (!Array.isArray(fields)) return []
  return fields
    .filter((one) => field(one, 'TypeChamp') === type)
    .flatMap((one) => {
      const values: unknown = field(one, 'Valeur')
      return Array.isArray(values) ? values : []
    })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
}

function field(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null && name in from
    ? (from as Record<string, unknown>)[name]
    : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** A positive whole number, given as a number or a text; the register leaves an unknown part empty or writes 0. */
function numberOf(value: unknown): number | null {
  const text = textOf(value)
  return /^\d{1,4}$/.test(text) && Number(text) > 0 ? Number(text) : null
}
