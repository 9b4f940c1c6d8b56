import { type Article, passagesOf } from '../../documents/article.ts'

/** Clauses of the general conditions that a refusal quotes, word for word, without marks. */
export interface SignedClauses {
  /** How long the contract lasts, and when its covers end. */
  readonly duration: string
  /** When covers are suspended for an unpaid premium (code des assurances, L113-3). */
  readonly suspension: string
}

/**
 * The clauses of these conditions on duration and on suspension; a list is quoted with the words that announce it, up
 * to its item. Empty where these conditions don't mention it: a person then cites the clause.
 */
export function signedClauses(conditions: readonly Article[]): SignedClauses {
  return {
    duration: find(conditions, 'duree', /dernier jour à 24\sh/),
    suspension: find(conditions, 'prix', /garanties sont\ssuspendues/),
  }
}

function find(conditions: readonly Article[], id: string, said: RegExp): string {
  const article = conditions.find((one) => one.id === id)
  const passage = article && passagesOf(article).find((text) => said.test(text))
  return (passage ?? '').replace(/\s;$/, '')
}
