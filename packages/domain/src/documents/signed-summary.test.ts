import { expect, test } from 'vitest'
import { readSummary, type SignedSummary, signedText, writeSummary } from './signed-summary.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const attestation: SignedSummary = {
  kind: 'attestation',
  reference: 'c83f10d6',
  period: { start: day('2026-11-21'), end: day('2026-12-21') },
  subject: 'AB-•••-CD, Cam••• R.',
  issuedOn: day('2026-11-21'),
}
const LINE = '1|A|c83f10d6|20261121|20261221|20261121|AB-***-CD, Cam*** R.'

test('a summary is written as one short line, and read back from it', () => {
  expect(writeSummary(attestation)).toBe(LINE)
  expect(readSummary(LINE)).toEqual(attestation)
})

test('the summary of a claim has no period', () => {
  const summary: SignedSummary = {
    ...attestation,
    kind: 'claim-summary',
    period: null,
    subject: 'É••• | R.',
  }
  expect(writeSummary(summary)).toBe('1|S|c83f10d6|||20261121|É*** | R.')
  expect(readSummary(writeSummary(summary))).toEqual(summary)
})

test.each([
  ['nothing in it', ''],
  ['another version', LINE.replace('1|', '2|')],
  ['an unknown kind', LINE.replace('|A|', '|Z|')],
  ['no reference', LINE.replace('c83f10d6', 'bonjour')],
  ['a day that does not exist', LINE.replace('20261221', '20261321')],
  ['half a period', LINE.replace('20261221', '')],
  ['no day of issue', '1|A|c83f10d6|20261121|20261221'],
])('a line with %s is not a summary', (_, line) => {
  expect(readSummary(line)).toBeNull()
})

test('the signed text includes the code of the document', () => {
  expect(signedText('7K2M9-QXB4D-0HTZR-5WNEA', LINE)).toBe(
    `sillage|7K2M9-QXB4D-0HTZR-5WNEA|${LINE}`,
  )
})
