import { readPrinted } from '../../values/printable.ts'
import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { PEOPLE_MESSAGES as SAY } from './people.messages.ts'

/** Reads a company name, a make, a model or a capacity: at least two letters or digits. */
export function readLine(typed: string): Result<string, Refusal> {
  const printed = readPrinted(typed)
  if (!printed.ok) return printed
  const line = printed.value.replaceAll(/\s+/gu, ' ')
  const signs = line.match(/[\p{L}\d]/gu)?.length ?? 0
  return signs >= 2 ? ok(line) : refused({ code: 'line.too_short', message: SAY.lineTooShort })
}
