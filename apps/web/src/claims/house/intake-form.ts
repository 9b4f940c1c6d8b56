import type { IntakeHistory, NeededDocument } from '@sillage/wire/claims/house.ts'

/** A document being edited; `line` identifies its line while lines move. */
export interface DocumentLine extends Omit<NeededDocument, 'key'> {
  readonly line: string
  readonly key: string | null
}

/** A question being edited: its choices one per line; null when it is answered with free text. */
export interface QuestionLine {
  readonly line: string
  readonly id: string | null
  readonly text: string
  readonly choices: string | null
}

export interface IntakeForm {
  readonly documents: readonly DocumentLine[]
  readonly questions: readonly QuestionLine[]
}

type Intake = Pick<IntakeHistory, 'checklist' | 'questions'>

export function formOf({ checklist, questions }: Intake): IntakeForm {
  return {
    documents: checklist.map((one) => ({ ...one, line: one.key })),
    questions: questions.map(({ id, text, choices }) => ({
      line: id,
      id,
      text,
      choices: choices?.join('\n') ?? null,
    })),
  }
}

/** The request body. */
export function bodyOf({ documents, questions }: IntakeForm) {
  return {
    checklist: documents.map(({ key, label, why, required, medical }) => ({
      key,
      label: label.trim(),
      why: why.trim(),
      required,
      medical,
    })),
    questions: questions.map(({ id, text, choices }) => ({
      id,
      text: text.trim(),
      choices: choices === null ? null : choicesOf(choices),
    })),
  }
}

/** What people would be asked at declaration if this version were published. */
export function previewOf(form: IntakeForm): Intake {
  const { checklist, questions } = bodyOf(form)
  return {
    checklist: checklist
      .map((one, at) => ({ ...one, key: form.documents[at]?.line ?? '' }))
      .filter(({ label }) => label),
    questions: questions
      .map((one, at) => ({ ...one, id: form.questions[at]?.line ?? '' }))
      .filter(({ text }) => text),
  }
}

function choicesOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((choice) => choice.trim())
    .filter(Boolean)
}

/** Whether every required text is filled in and every question has enough choices. */
export function isComplete({ documents, questions }: IntakeForm): boolean {
  return (
    documents.every(({ label, why }) => label.trim() && why.trim()) &&
    questions.every(({ text, choices }) => text.trim() && areEnough(choices))
  )
}

export function areEnough(choices: string | null): boolean {
  if (choices === null) return true
  const { length } = choicesOf(choices)
  return length >= 2 && length <= 8
}

/** Whether a form differs from what is asked now. */
export function isChanged(form: IntakeForm, of: Intake): boolean {
  return JSON.stringify(bodyOf(form)) !== JSON.stringify(bodyOf(formOf(of)))
}

/** A copy of the lines with one moved up (-1) or down (1). */
export function moved<Line>(lines: readonly Line[], from: number, by: -1 | 1): readonly Line[] {
  const line = lines[from]
  if (line === undefined || lines[from + by] === undefined) return lines
  return lines.toSpliced(from, 1).toSpliced(from + by, 0, line)
}
