import { describe, expect, test } from 'vitest'
import { claimStanding, type RecordedContract, standingOn } from './standing.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const base: RecordedContract = {
  id: 'one',
  start: day('2026-12-01'),
  end: day('2026-12-31'),
  status: 'active',
  origin: 'original',
  parentId: null,
  endedOn: null,
  endedBy: null,
  coveredUntil: null,
  suspension: null,
}
const extension: RecordedContract = {
  ...base,
  id: 'two',
  origin: 'extension',
  parentId: 'one',
  end: day('2027-01-15'),
}
const said = (contract: RecordedContract, today: string, others: RecordedContract[] = []) => {
  const { state, sentence } = standingOn(contract, [contract, ...others], day(today))
  return `${state}: ${sentence.replaceAll('\u00a0', ' ')}`
}

describe('the standing of a contract', () => {
  test.each([
    [
      '2026-11-30',
      'toCome: Pas encore en vigueur : ce contrat le sera du 1er décembre 2026 au 31 décembre 2026.',
    ],
    ['2026-12-01', 'inForce: En vigueur du 1er décembre 2026 au 31 décembre 2026.'],
    ['2026-12-31', 'inForce: En vigueur du 1er décembre 2026 au 31 décembre 2026.'],
    [
      '2027-01-01',
      'over: Ce contrat n’est plus en vigueur depuis le 1er janvier 2027 : son dernier jour était le 31 décembre 2026.',
    ],
  ])('on %s is given by its dates, whether or not it is recorded as expired', (today, sentence) => {
    expect(said(base, today)).toBe(sentence)
    if (sentence.startsWith('over'))
      expect(said({ ...base, status: 'expired' }, today)).toBe(sentence)
  })

  const cancelled = {
    ...base,
    status: 'cancelled',
    endedOn: day('2026-12-10'),
    endedBy: 'cancellation',
  } as const
  test.each([
    [
      cancelled,
      'over: Ce contrat n’est plus en vigueur depuis le 10 décembre 2026 : il a été résilié.',
    ],
    [
      { ...cancelled, endedBy: 'withdrawal' } as const,
      'over: Ce contrat n’est plus en vigueur depuis le 10 décembre 2026 : son souscripteur y a renoncé.',
    ],
    [
      { ...cancelled, endedOn: day('2026-11-20') },
      'over: Ce contrat n’est jamais entré en vigueur : il a été résilié le 20 novembre 2026, avant son premier jour.',
    ],
    [
      { ...cancelled, endedOn: null, endedBy: null },
      'over: Ce contrat n’est plus en vigueur : il a été résilié.',
    ],
  ])('says when and how it ended, when it ended early', (contract, sentence) => {
    expect(said(contract, '2026-12-10')).toBe(sentence)
  })

  const left = { ...base, coveredUntil: day('2026-12-10') }
  test.each([
    [
      '2026-11-30',
      'toCome: Pas encore en vigueur : ce contrat le sera du 1er décembre 2026 au 10 décembre 2026, et sa résiliation est demandée.',
    ],
    [
      '2026-12-10',
      'inForce: En vigueur du 1er décembre 2026 au 10 décembre 2026 : sa résiliation est demandée.',
    ],
    [
      '2026-12-11',
      'over: Ce contrat n’est plus en vigueur depuis le 11 décembre 2026 : sa résiliation a été demandée.',
    ],
  ])('says that its end was requested, when left on a legal ground, on %s', (today, sentence) => {
    expect(said(left, today)).toBe(sentence)
    const extended = { ...base, status: 'extended' } as const
    expect(said(extended, today, [{ ...extension, coveredUntil: day('2026-12-10') }])).toBe(
      sentence,
    )
  })

  test('says that it never takes effect, when left before its start', () => {
    expect(said({ ...base, coveredUntil: day('2026-11-20') }, '2026-11-22')).toContain(
      'n’entre pas en vigueur',
    )
  })

  test('follows the extension, when it was extended', () => {
    const extended = { ...base, status: 'extended' } as const
    const sentence = 'En vigueur du 1er décembre 2026 au 15 janvier 2027, après prolongation.'
    expect(said(extended, '2027-01-10', [extension])).toBe(`inForce: ${sentence}`)
    expect(said(extended, '2027-01-16', [extension])).toBe(
      'over: Ce contrat n’est plus en vigueur depuis le 16 janvier 2027 : son dernier jour était le 15 janvier 2027.',
    )
    const gone = {
      ...extension,
      status: 'cancelled',
      endedOn: day('2026-12-20'),
      endedBy: 'cancellation',
    } as const
    expect(said(extended, '2026-12-21', [gone])).toBe(
      'over: Ce contrat n’est plus en vigueur depuis le 20 décembre 2026 : il a été résilié.',
    )
  })

  test('follows its own days when it was renewed, then mentions the renewal as another contract', () => {
    const renewed = { ...base, status: 'renewed' } as const
    expect(said(renewed, '2026-12-31')).toBe(
      'inForce: En vigueur du 1er décembre 2026 au 31 décembre 2026.',
    )
    expect(said(renewed, '2027-01-01')).toContain('Un contrat de renouvellement a été signé')
  })

  const suspended = { ...base, suspension: { since: day('2026-12-05'), until: null } }
  test('says since when nothing is covered while its cover is suspended, and until when once it is known', () => {
    const sentence =
      'suspended: Les garanties de ce contrat sont suspendues depuis le 5 décembre 2026 : il ne couvre rien aujourd’hui.'
    expect(said(suspended, '2026-12-10')).toBe(sentence)
    // asked to end, or extended: it covers nothing either
    expect(said({ ...suspended, coveredUntil: day('2026-12-20') }, '2026-12-10')).toBe(sentence)
    expect(said({ ...suspended, status: 'extended' }, '2026-12-10', [extension])).toBe(sentence)
    expect(said(extension, '2026-12-10', [{ ...suspended, status: 'extended' }])).toBe(sentence)
    const paid = { since: day('2026-12-05'), until: day('2026-12-11') }
    expect(said({ ...base, suspension: paid }, '2026-12-10')).toBe(
      'suspended: Les garanties de ce contrat sont suspendues depuis le 5 décembre 2026 : il ne couvre rien avant le 11 décembre 2026 à midi.',
    )
    expect(said(suspended, '2027-01-01')).toMatch(/^over: /)
  })

  test('is still given when its extensions form a circle', () => {
    const back = { ...extension, parentId: 'two', id: 'two' }
    expect(
      said({ ...base, status: 'extended' }, '2026-12-05', [
        { ...back, parentId: 'one' },
        { ...extension, id: 'one', parentId: 'two' },
      ]),
    ).toContain('En vigueur')
  })
})

test('the standing of a claim says whether it is open, and nothing of its outcome', () => {
  expect(claimStanding(true)).toContain('est ouvert aujourd’hui')
  expect(claimStanding(false)).toContain('est fermé aujourd’hui')
})
