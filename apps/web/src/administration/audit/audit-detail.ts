import { formatEuros } from '@sillage/domain/values/money.ts'
import { dayText } from '../../shell/moment.ts'
import { AUDIT } from './audit.messages.ts'
import { FILTER_NUMBERS, FILTER_VALUES } from './audit-filters.messages.ts'
import { DETAIL_VALUES } from './audit-values.messages.ts'

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A day, or the midnight at its start. */
const DAY = /^\d{4}-\d{2}-\d{2}(?:T00:00:00)?$/

const ORDER = Object.keys(AUDIT.details)

/**
 * The details of an audit entry in short: ids by their first 8 characters, lists by their length, empty values left
 * out.
 */
export function detailText({ from, to, ...detail }: Readonly<Record<string, unknown>>): string {
  const others = Object.entries(detail)
    .toSorted(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other))
    .flatMap(([key, value]) => {
      if (value === false || value === null || value === 0) return []
      const name = AUDIT.details[key] ?? key
      const text = /cents$/i.test(key) ? formatEuros(Number(value)) : valueText(value, key)
      return [value === true ? name : `${name}\u00a0${text}`]
    })
  return [...changeText(from, to), ...others].join(', ')
}

function changeText(from: unknown, to: unknown): readonly string[] {
  if (!to) return from ? [AUDIT.starting(valueText(from))] : []
  return [from ? AUDIT.change(valueText(from), valueText(to)) : AUDIT.given(valueText(to))]
}

/** A value in French; in a filter it may mean something of its own. */
function valueText(value: unknown, key = ''): string {
  if (Array.isArray(value)) return String(value.length)
  if (typeof value === 'string') {
    if (ID.test(value)) return shortId(value)
    return DAY.test(value) ? dayText(value.slice(0, 10)) : (wordsOf(key)[value] ?? value)
  }
  return typeof value === 'number'
    ? (FILTER_NUMBERS[key]?.(value) ?? `${value}`)
    : JSON.stringify(value)
}

const wordsOf = (key: string): Readonly<Record<string, string>> => ({
  ...AUDIT.values,
  ...(key === 'subjectKind' ? AUDIT.subjects : (FILTER_VALUES[key] ?? DETAIL_VALUES[key])),
})

/** Short form of an id, as read out on the phone. */
export function shortId(id: string): string {
  return id.slice(0, 8)
}
