import { describe, expect, test } from 'vitest'
import { isSignalShown, judgementRefusal, type SignalGround, signalsOf } from './signals.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

const ground = (more: Partial<SignalGround> = {}): SignalGround => ({
  signed: day('2026-01-10'),
  incident: day('2026-06-15'),
  declared: day('2026-06-16'),
  ownerIsCompany: false,
  earlier: [],
  documents: [],
  ...more,
})
const kinds = (more: Partial<SignalGround>) => signalsOf(ground(more)).map(({ kind }) => kind)

test('an ordinary claim has no warning signal', () => {
  expect(signalsOf(ground())).toEqual([])
})

describe('an incident within seven days of the signature', () => {
  test.each([
    ['2026-06-15', 'Incident le jour même de la signature du contrat (15\u00a0juin\u00a02026).'],
    ['2026-06-14', 'Incident le lendemain de la signature du contrat (14\u00a0juin\u00a02026).'],
    ['2026-06-08', 'Incident 7\u00a0jours après la signature du contrat (8\u00a0juin\u00a02026).'],
  ])('of %s has a signal: %s', (signed, text) => {
    expect(signalsOf(ground({ signed: day(signed) }))).toMatchObject([
      { kind: 'early', text, since: day('2026-06-16') },
    ])
  })

  test.each(['2026-06-07', '2026-06-16'])('signed on %s has no signal', (signed) => {
    expect(kinds({ signed: day(signed) })).toEqual([])
  })
})

const earlier = (...days: string[]) =>
  days.map((text, index) => ({
    id: `claim-${index}`,
    incident: day(text),
    isOfSameChain: index % 2 === 0,
  }))

describe('the signal of a third claim in twelve months', () => {
  test('names the two earlier claims', () => {
    expect(signalsOf(ground({ earlier: earlier('2025-06-16', '2026-03-01') }))).toMatchObject([
      {
        kind: 'third',
        text: '3e sinistre de ce client en douze mois, celui-ci compris.',
        claims: ['claim-0', 'claim-1'],
      },
    ])
  })

  test.each([
    ['two claims in all', ['2026-03-01']],
    ['a claim that is exactly a year old', ['2025-06-15', '2026-03-01']],
    ['a claim later than this one', ['2026-06-20', '2026-03-01']],
  ])('is not given with %s', (_, days) => {
    expect(kinds({ earlier: earlier(...days) })).toEqual([])
  })

  test('counts, for a company, the claims on the same contract only', () => {
    const two = { ownerIsCompany: true, earlier: earlier('2026-01-02', '2026-03-01') }
    expect(kinds(two)).toEqual([])
    const three = {
      ownerIsCompany: true,
      earlier: earlier('2026-01-02', '2026-02-01', '2026-03-01'),
    }
    expect(signalsOf(ground(three))).toMatchObject([
      {
        text: '3e sinistre sur ce contrat en douze mois, celui-ci compris.',
        claims: ['claim-0', 'claim-2'],
      },
    ])
  })

  test('names at most the five latest earlier claims', () => {
    const days = [
      '2026-06-06',
      '2026-06-05',
      '2026-06-04',
      '2026-06-03',
      '2026-06-02',
      '2026-06-01',
    ]
    const [signal] = signalsOf(ground({ earlier: earlier(...days) }))
    expect(signal?.text).toMatch(/^7e sinistre.+ Les 5.derniers.:$/)
    expect(signal?.claims).toEqual(['claim-0', 'claim-1', 'claim-2', 'claim-3', 'claim-4'])
  })

  test('gives the rank of the claim, fourth included', () => {
    const [signal] = signalsOf(
      ground({ earlier: earlier('2025-09-01', '2026-03-01', '2026-06-15') }),
    )
    expect(signal?.text).toMatch(/^4e sinistre/)
  })
})

test('a document already seen is reported with its name, whose claim it was on and that claim', () => {
  const document = { fileId: 'file-1', name: 'facture.pdf', sent: day('2026-06-20'), claimId: 'c' }
  const signals = signalsOf(
    ground({
      documents: [
        { ...document, isOfSameOwner: true },
        { ...document, fileId: 'file-2', isOfSameOwner: false },
      ],
    }),
  )
  expect(signals).toMatchObject([
    {
      kind: 'seen_document',
      fileId: 'file-1',
      text: '«\u00a0facture.pdf\u00a0» figure déjà dans un autre sinistre de ce client.',
      claims: ['c'],
      since: day('2026-06-20'),
    },
    {
      fileId: 'file-2',
      text: '«\u00a0facture.pdf\u00a0» figure déjà dans le sinistre d’un autre client.',
    },
  ])
})

describe('whether a signal is shown', () => {
  const since = day('2026-06-16')
  test.each([
    ['2026-12-15', null, true],
    ['2026-12-16', null, false],
    ['2026-12-15', 'dismissed', true],
    ['2026-12-16', 'dismissed', false],
    ['2028-01-01', 'kept', true],
  ] as const)('on %s, with the verdict %s: %s', (today, verdict, shown) => {
    expect(isSignalShown({ since }, { verdict, today: day(today) })).toBe(shown)
  })
})

describe('a verdict on a signal', () => {
  const [signal] = signalsOf(ground({ signed: day('2026-06-15') }))

  test('is refused for a signal that does not exist, or when it is kept without a comment', () => {
    expect(judgementRefusal(undefined, { verdict: 'dismissed', word: '' })?.code).toBe(
      'signal.unknown',
    )
    expect(judgementRefusal(signal, { verdict: 'kept', word: ' ' })?.code).toBe('signal.word')
  })

  test('needs no comment to dismiss the signal or to withdraw the verdict', () => {
    expect(judgementRefusal(signal, { verdict: 'dismissed', word: '' })).toBeNull()
    expect(judgementRefusal(signal, { verdict: null, word: '' })).toBeNull()
    expect(judgementRefusal(signal, { verdict: 'kept', word: 'À éclaircir.' })).toBeNull()
  })
})
