import { describe, expect, test } from 'vitest'
import {
  amounts,
  because,
  ceiling,
  declared,
  excess,
  glass,
  said,
  value,
} from './calculation.factory.ts'
import { calculateDecision } from './calculation.ts'

describe('the amount', () => {
  test.each([
    // columns: loss, proposal, assessment, paid, excess, decision
    ['100 000 cents less 300 €', glass(), said(100_000), 70_000, 30_000, 'accepted'],
    ['below the excess, nothing', glass(), said(20_000), 0, 20_000, 'accepted'],
    ['the excess itself, nothing', glass(), said(30_000), 0, 30_000, 'accepted'],
    ['a cent above the excess', glass(), said(30_001), 1, 30_000, 'accepted'],
    ['without an excess', glass(excess(0)), said(48_055), 48_055, 0, 'accepted'],
    ['the excess of the law', glass(excess(38_000)), said(350_000), 312_000, 38_000, 'accepted'],
    ['under the ceiling', glass(ceiling(200_000)), said(150_000), 120_000, 30_000, 'accepted'],
    ['at the ceiling', glass(ceiling(200_000)), said(200_000), 170_000, 30_000, 'accepted'],
    [
      'over the ceiling: 2 000 less 300',
      glass(ceiling(200_000)),
      said(260_000),
      170_000,
      30_000,
      'partly',
    ],
    [
      'wear of 96 €: 4 612,40 − 96 − 300',
      glass(),
      said(461_240, amounts({ depreciation: because(9_600) })),
      421_640,
      30_000,
      'partly',
    ],
    [
      'value above the loss changes nothing',
      glass(),
      said(461_240, amounts({ value: because(920_000) })),
      431_240,
      30_000,
      'accepted',
    ],
    [
      'value under the loss: 9 200 − 300',
      glass(),
      said(1_200_000, amounts({ value: because(920_000) })),
      890_000,
      30_000,
      'partly',
    ],
    [
      'wear before the value: min(10 000 − 1 000, 9 200) − 300',
      glass(),
      said(1_000_000, amounts({ depreciation: because(100_000), value: because(920_000) })),
      870_000,
      30_000,
      'partly',
    ],
    [
      'stolen, 25 000 by the expert, 20 000 declared: 20 000 − 300',
      glass(declared(2_000_000)),
      said(2_500_000),
      1_970_000,
      30_000,
      'partly',
    ],
    [
      'worth less than declared: 17 500 − 300',
      glass(declared(2_000_000)),
      said(1_900_000, amounts({ value: because(1_750_000) })),
      1_720_000,
      30_000,
      'partly',
    ],
    [
      'worth more than declared: 20 000 − 300',
      glass(declared(2_000_000)),
      said(2_600_000, amounts({ value: because(2_400_000) })),
      1_970_000,
      30_000,
      'partly',
    ],
    [
      'worth what was declared',
      glass(declared(2_000_000)),
      said(2_000_000),
      1_970_000,
      30_000,
      'accepted',
    ],
    [
      'the declared value put aside, with a reason',
      glass(declared(500_000)),
      said(600_000, amounts({ declared_value: because(null, 'Évaluée avec le conseiller') })),
      570_000,
      30_000,
      'accepted',
    ],
    [
      'half of what was declared: 5 000 → 2 500 − 300',
      glass(declared(500_000)),
      said(900_000, amounts({ share: because(50) })),
      220_000,
      30_000,
      'partly',
    ],
    [
      'half of it: 1 000 → 500 − 300',
      glass(),
      said(100_000, amounts({ share: because(50) })),
      20_000,
      30_000,
      'partly',
    ],
    [
      'a third, the half cent away from zero: 33 % of 100,50 is 33,17',
      glass(excess(0)),
      said(10_050, amounts({ share: because(33) })),
      3_317,
      0,
      'partly',
    ],
    [
      'another insurer paid 200',
      glass(),
      said(100_000, amounts({ other: because(20_000) })),
      50_000,
      30_000,
      'partly',
    ],
    [
      'another insurer paid all that is left',
      glass(),
      said(100_000, amounts({ other: because(70_000) })),
      0,
      30_000,
      'partly',
    ],
    [
      'the excess given up',
      glass(),
      said(100_000, amounts({ excess: because(0) })),
      100_000,
      0,
      'accepted',
    ],
    [
      'the excess of a novice, doubled',
      glass(),
      said(100_000, amounts({ excess: because(60_000) })),
      40_000,
      60_000,
      'accepted',
    ],
    [
      'the ceiling lifted',
      glass(ceiling(200_000)),
      said(260_000, amounts({ ceiling: because(null) })),
      230_000,
      30_000,
      'accepted',
    ],
    [
      'all steps: 10 000 → 8 000 → 7 500 → 7 000 → 3 500 → 3 200 → 3 000',
      glass(ceiling(800_000)),
      said(
        1_000_000,
        amounts({
          depreciation: because(50_000),
          value: because(700_000),
          share: because(50),
          other: because(20_000),
        }),
      ),
      300_000,
      30_000,
      'partly',
    ],
  ] as const)('%s', (_, proposal, assessment, paid, kept, decision) => {
    const { paidCents, excessCents, amountCents, ...calculated } = value(proposal, assessment)
    expect([paidCents, excessCents, calculated.decision]).toEqual([paid, kept, decision])
    expect(amountCents).toBe(paid + kept)
  })

  test('says of each line what it takes, and why it is not the contract’s', () => {
    const { lines } = value(
      glass(),
      said(100_000, amounts({ share: because(50, 'Torts partagés') })),
    )
    expect(lines.map(({ step, takesCents, reason }) => [step, takesCents, reason])).toEqual([
      ['ceiling', 0, ''],
      ['depreciation', 0, ''],
      ['value', 0, ''],
      ['declared_value', 0, ''],
      ['share', 50_000, 'Torts partagés'],
      ['excess', 30_000, ''],
      ['other', 0, ''],
    ])
  })

  test.each([
    ['no loss', said(0), 'calculation.loss', 'loss'],
    ['a loss below zero', said(-1), 'calculation.loss', 'loss'],
    ['a part of a cent', said(10.5), 'calculation.loss', 'loss'],
    [
      'a loss that rests on nothing',
      said(100, { lossSource: ' ' }),
      'calculation.loss_source',
      'loss',
    ],
    [
      'an excess changed without a reason',
      said(100, amounts({ excess: because(0, '') })),
      'calculation.correction',
      'amounts.excess',
    ],
    [
      'a ceiling put without a reason',
      said(100, amounts({ ceiling: because(50, '  ') })),
      'calculation.correction',
      'amounts.ceiling',
    ],
    [
      'wear without a reason',
      said(100, amounts({ depreciation: because(50, 'x') })),
      'calculation.correction',
      'amounts.depreciation',
    ],
    [
      'wear beyond the loss',
      said(100, amounts({ depreciation: because(101) })),
      'calculation.too_much',
      'amounts.depreciation',
    ],
    [
      'more paid elsewhere than is left',
      said(100_000, amounts({ other: because(70_001) })),
      'calculation.too_much',
      'amounts.other',
    ],
    [
      'a share above the whole',
      said(100, amounts({ share: because(101) })),
      'calculation.share',
      'amounts.share',
    ],
    [
      'no share',
      said(100, amounts({ share: because(null) })),
      'calculation.share',
      'amounts.share',
    ],
    [
      'an excess below zero',
      said(100, amounts({ excess: because(-1) })),
      'calculation.amount',
      'amounts.excess',
    ],
    [
      'a value of half a cent',
      said(100, amounts({ value: because(0.5) })),
      'calculation.amount',
      'amounts.value',
    ],
  ] as const)('refuses %s', (_, assessment, code, path) => {
    expect(calculateDecision(glass(), assessment)).toMatchObject({
      ok: false,
      error: { code, path },
    })
  })

  test('what equals the contract needs no reason', () => {
    expect(value(glass(), said(100_000, amounts({ excess: because(30_000, '') }))).paidCents).toBe(
      70_000,
    )
  })
})
