import type { Problem } from './problem.ts'

/**
 * The problem of a refused call; null when something else answered, such as a proxy. Checks what every problem has: a
 * schema of it whole would load zod with every screen.
 */
export async function readProblem(answer: Response): Promise<Problem | null> {
  const body: unknown = await answer.json().catch(() => null)
  return isProblem(body) ? body : null
}

const TEXTS = ['type', 'title', 'code', 'message'] as const satisfies readonly (keyof Problem)[]

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false
  const fields: Partial<Record<keyof Problem, unknown>> = body
  return Number.isInteger(fields.status) && TEXTS.every((name) => typeof fields[name] === 'string')
}
