import { cleanLine } from '../../values/line.ts'
import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import { PEOPLE_MESSAGES as SAY } from './people.messages.ts'

/** A name of a company, a make, a model, a capacity: letters or digits, two at least. */
export function readLine(typed: string): Result<string, Refusal> {
  const line = cleanLine(typed).replaceAll(/\s+/gu, ' ')
  const signs = line.match(/[\p{L}\d]/gu)?.length ?? 0
  return signs >= 2 ? ok(line) : refused({ code: 'line.too_short', message: SAY.lineTooShort })
}
