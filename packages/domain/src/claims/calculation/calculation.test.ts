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

describe('the amount of a claim decision', () => {
  test.each([
    // columns: loss, proposal, assessment, paid, excess, decision
    ['1 000 € lost, less 300 € of excess', glass(), said(100_000), 70_000, 30_000, 'accepted'],
    ['a loss below the excess pays nothing', glass(), said(20_000), 0, 20_000, 'accepted'],
    ['a loss equal to the excess pays nothing', glass(), said(30_000), 0, 30_000, 'accepted'],
    ['a cent above the excess is paid', glass(), said(30_001), 1, 30_000, 'accepted'],
    ['no excess: all of it is paid', glass(excess(0)), said(48_055), 48_055, 0, 'accepted'],
    [
      'the legal excess of 380 € is taken off',
      glass(excess(38_000)),
      said(350_000),
      312_000,
      38_000,
      'accepted',
    ],
    [
      'a loss under the ceiling is paid less the excess',
      glass(ceiling(200_000)),
      said(150_000),
      120_000,
      30_000,
      'accepted',
    ],
    [
      'a loss equal to the ceiling is paid less the excess',
      glass(ceiling(200_000)),
      said(200_000),
      170_000,
      30_000,
      'accepted',
    ],
    [
      'over the ceiling of 2 000 €: 2 000 − 300',
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
      'a value above the loss changes nothing',
      glass(),
      said(461_240, amounts({ value: because(920_000) })),
      431_240,
      30_000,
      'accepted',
    ],
    [
      'a value below the loss replaces it: 9 200 − 300',
      glass(),
      said(1_200_000, amounts({ value: because(920_000) })),
      890_000,
      30_000,
      'partly',
    ],
    [
      'wear is taken before the value: min(10 000 − 1 000, 9 200) − 300',
      glass(),
      said(1_000_000, amounts({ depreciation: because(100_000), value: because(920_000) })),
      870_000,
      30_000,
      'partly',
    ],
    [
      'a car valued 25 000 by the expert but declared at 20 000: 20 000 − 300',
      glass(declared(2_000_000)),
      said(2_500_000),
      1_970_000,
      30_000,
      'partly',
    ],
    [
      'a car worth less than declared: 17 500 − 300',
      glass(declared(2_000_000)),
      said(1_900_000, amounts({ value: because(1_750_000) })),
      1_720_000,
      30_000,
      'partly',
    ],
    [
      'a car worth more than declared: 20 000 − 300',
      glass(declared(2_000_000)),
      said(2_600_000, amounts({ value: because(2_400_000) })),
      1_970_000,
      30_000,
      'partly',
    ],
    [
      'a car worth what was declared: 20 000 − 300',
      glass(declared(2_000_000)),
      said(2_000_000),
      1_970_000,
      30_000,
      'accepted',
    ],
    [
      'the declared value may be set aside, with a reason',
      glass(declared(500_000)),
      said(600_000, amounts({ declared_value: because(null, 'Évaluée avec le conseiller') })),
      570_000,
      30_000,
      'accepted',
    ],
    [
      'half of the declared value: 5 000 → 2 500 − 300',
      glass(declared(500_000)),
      said(900_000, amounts({ share: because(50) })),
      220_000,
      30_000,
      'partly',
    ],
    [
      'half of the loss: 1 000 → 500 − 300',
      glass(),
      said(100_000, amounts({ share: because(50) })),
      20_000,
      30_000,
      'partly',
    ],
    [
      'half a cent is rounded up: 33 % of 100,50 is 33,17',
      glass(excess(0)),
      said(10_050, amounts({ share: because(33) })),
      3_317,
      0,
      'partly',
    ],
    [
      'what another insurer paid (200 €) is taken off',
      glass(),
      said(100_000, amounts({ other: because(20_000) })),
      50_000,
      30_000,
      'partly',
    ],
    [
      'nothing is paid when another insurer paid all the rest',
      glass(),
      said(100_000, amounts({ other: because(70_000) })),
      0,
      30_000,
      'partly',
    ],
    [
      'a waived excess pays the whole loss',
      glass(),
      said(100_000, amounts({ excess: because(0) })),
      100_000,
      0,
      'accepted',
    ],
    [
      'a doubled excess, for a novice driver, is taken off',
      glass(),
      said(100_000, amounts({ excess: because(60_000) })),
      40_000,
      60_000,
      'accepted',
    ],
    [
      'a lifted ceiling pays the loss less the excess',
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

  test('gives for each step what it takes off, and the reason where a person changed it', () => {
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
    ['a fraction of a cent', said(10.5), 'calculation.loss', 'loss'],
    ['a loss without a source', said(100, { lossSource: ' ' }), 'calculation.loss_source', 'loss'],
    [
      'an excess changed without a reason',
      said(100, amounts({ excess: because(0, '') })),
      'calculation.correction',
      'amounts.excess',
    ],
    [
      'a ceiling set without a reason',
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
      'wear greater than the loss',
      said(100, amounts({ depreciation: because(101) })),
      'calculation.too_much',
      'amounts.depreciation',
    ],
    [
      'more paid by another insurer than what is left',
      said(100_000, amounts({ other: because(70_001) })),
      'calculation.too_much',
      'amounts.other',
    ],
    [
      'a share above 100 %',
      said(100, amounts({ share: because(101) })),
      'calculation.share',
      'amounts.share',
    ],
    [
      'an empty share',
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

  test('needs no reason where an entered amount equals the contract’s', () => {
    expect(value(glass(), said(100_000, amounts({ excess: because(30_000, '') }))).paidCents).toBe(
      70_000,
    )
  })
})
