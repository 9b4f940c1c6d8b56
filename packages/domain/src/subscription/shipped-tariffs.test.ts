import { describe, expect, test } from 'vitest'
import { productById } from '../products/registry.ts'
import { askedQuestions, choiceQuestions } from './choices.ts'
import { isAboutPeople } from './people/given-people.ts'
import { TARIFFS } from './tariffs.ts'

const QUESTIONS: Readonly<Record<string, number>> = {
  'car-2026-1': 14,
  'car-2026-2': 16,
  'travel-2026-1': 10,
  'car-2027-1': 15,
  'car-2027-2': 15,
  'travel-2027-1': 10,
}

describe.each(TARIFFS)('the data of the tariff $version', (tariff) => {
  test('are listed with its product', () => {
    expect(productById(tariff.product).tariffs).toContain(tariff)
  })

  const codes = tariff.covers.map(({ code }) => code)

  test('have a version named after the product, and the expected number of questions', () => {
    expect(tariff.version).toMatch(new RegExp(`^${tariff.product}-\\d{4}-\\d+$`))
    const asked = askedQuestions(tariff).filter((question) => !isAboutPeople(question))
    expect(asked.length).toBe(QUESTIONS[tariff.version])
  })

  test('have no two questions with the same text, nor two answers to one question', () => {
    expect(new Set(tariff.questions.map(({ text }) => text)).size).toBe(tariff.questions.length)
    for (const { answers } of tariff.questions)
      expect(new Set(answers.map(({ text }) => text)).size).toBe(answers.length)
  })

  test('name each answer after its question, and each question after its product', () => {
    for (const { id, answers } of tariff.questions) {
      expect(id).toMatch(new RegExp(`^(${tariff.product}|policyholder)\\.[a-z_]+$`))
      for (const answer of answers) expect(answer.id.startsWith(`${id}.`)).toBe(true)
    }
  })

  test('have one neutral answer per choice, never a refused one, except for the department', () => {
    for (const { id, answers, neutral } of choiceQuestions(tariff)) {
      const answer = answers.find((candidate) => candidate.id === neutral)
      expect(answer !== undefined || id === 'car.department', id).toBe(true)
      expect(answer?.refusal, id).toBeUndefined()
    }
  })

  test('derive answers from a whole number by bands that exist', () => {
    for (const { derived, answers } of choiceQuestions(tariff)) {
      if (!derived) continue
      const source = tariff.questions.find(({ id }) => id === derived.from)
      expect(source?.kind).toBe('integer')
      expect(derived.bands.map(({ answer }) => answer)).toEqual(answers.map(({ id }) => id))
      expect(derived.bands[0]?.from).toBe(source?.kind === 'integer' ? source.min : null)
    }
  })

  test('refer only to existing covers, and each factor is for a cover the question concerns', () => {
    expect(new Set(codes).size).toBe(codes.length)
    for (const { concerns, answers, id } of choiceQuestions(tariff)) {
      expect(
        concerns.filter((code) => !codes.includes(code)),
        id,
      ).toEqual([])
      const multiplied = answers.flatMap(({ relativities }) => Object.keys(relativities))
      expect(
        multiplied.filter((code) => !concerns.includes(code)),
        id,
      ).toEqual([])
    }
  })

  test('price and describe each cover at the same existing levels, in whole cents', () => {
    const levels =
      choiceQuestions(tariff)
        .find(({ id }) => id === tariff.levelQuestion)
        ?.answers.map(({ id }) => id) ?? []
    expect(levels).toHaveLength(3)
    for (const { premiums, promises, basis, code } of tariff.covers) {
      expect(Object.keys(promises), code).toEqual(Object.keys(premiums))
      expect(
        Object.keys(premiums).filter((level) => !levels.includes(level)),
        code,
      ).toEqual([])
      for (const premium of Object.values(premiums))
        expect(premium > 0 && (basis === 'sum_insured' || Number.isInteger(premium)), code).toBe(
          true,
        )
    }
  })

  test('are written with French typography', () => {
    const texts = tariff.questions
      .flatMap((question) => [question, ...question.answers])
      .flatMap(({ text, help }) => [text, help ?? ''])
      .filter((text) => text !== 'Combien de kilomètres parcourez-vous par an ?')
    expect(texts.filter((text) => /'| [?!;:€%»]|« /.test(text))).toEqual([])
  })
})
