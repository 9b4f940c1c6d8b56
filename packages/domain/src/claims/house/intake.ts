import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import type { MedicalKind } from '../health/health-papers.ts'
import type { ClaimQuestion, Nature, NeededDocument } from '../nature.ts'
import { HELD_BECAUSE, HOUSE_MESSAGES } from './house.messages.ts'

/** What is asked of whoever declares a claim of some nature: questions at once, documents then or later. */
export interface Intake {
  readonly questions: readonly ClaimQuestion[]
  readonly checklist: readonly NeededDocument[]
}

/** Version 0: as a nature came with Sillage. */
export function originalIntake({ questions, checklist }: Intake): Intake {
  return { questions, checklist }
}

/** A document as somebody edits it; without a key it is a new one. */
export interface EditedDocument {
  readonly key: string | null
  readonly label: string
  readonly why: string
  readonly required: boolean
  /** Counts for a new one alone: whether a document tells of somebody's health is said once. */
  readonly medical: MedicalKind | null
}

/** A question as somebody edits it; without an id it is a new one. */
export interface EditedQuestion {
  readonly id: string | null
  readonly text: string
  /** Null: a line of text. */
  readonly choices: readonly string[] | null
}

export interface IntakeEdit {
  readonly questions: readonly EditedQuestion[]
  readonly checklist: readonly EditedDocument[]
}

/** Where the photos of a declaration go, in a checklist that has it. */
export const PHOTOS_KEY = 'photos'

/**
 * Why a document may be reworded and not retired, or null: it tells of somebody's health, the photos of the declaration go
 * there, or the advice given meanwhile speaks of it. What somebody added may always be retired.
 */
export function heldBecause(nature: Nature, key: string): string | null {
  const original = nature.checklist.find((one) => one.key === key)
  if (!original) return null
  if (original.medical) return HELD_BECAUSE.health
  if (key === PHOTOS_KEY) return HELD_BECAUSE.photos
  return nature.advice?.document === key ? HELD_BECAUSE.advice : null
}

interface Writing {
  readonly nature: Nature
  /** Every version that there was, the original among them, the newest first. */
  readonly versions: readonly Intake[]
  readonly edit: IntakeEdit
  /** Draws a key that nothing had before. */
  readonly newKey: () => string
}

/**
 * The next version of what a nature asks. A key or an id stands for the same thing for ever: it is one that the nature has
 * or had, never another's. Refusals: `intake.blank`, `intake.document_unknown`, `intake.document_twice`, `intake.document_held`,
 * `intake.no_document`, `intake.question_unknown`, `intake.question_twice`, `intake.question_kind`, `intake.choices`.
 */
export function writeIntake(writing: Writing): Result<Intake, Refusal> {
  const checklist = writeChecklist(writing)
  if (!checklist.ok) return checklist
  const questions = writeQuestions(writing)
  return questions.ok ? ok({ checklist: checklist.value, questions: questions.value }) : questions
}

function writeChecklist({
  nature,
  versions,
  edit,
  newKey,
}: Writing): Result<readonly NeededDocument[], Refusal> {
  const known = versions.flatMap((version) => version.checklist)
  const written: NeededDocument[] = []
  for (const [at, { key, label, why, required, medical }] of edit.checklist.entries()) {
    const path = `checklist[${at}]`
    const before = known.find((one) => one.key === key)
    if (key !== null && !before)
      return refusal('document_unknown', HOUSE_MESSAGES.documentUnknown, path)
    if (!label || !why) return refusal('blank', HOUSE_MESSAGES.blankDocument, path)
    if (written.some((one) => one.key === key || isSame(one.label, label)))
      return refusal('document_twice', HOUSE_MESSAGES.documentTwice(label), path)
    const health = before ? before.medical : medical
    written.push({
      key: key ?? newKey(),
      label,
      why,
      ...(required ? { required: true } : {}),
      ...(health ? { medical: health } : {}),
    })
  }
  for (const { key, label } of nature.checklist) {
    const why = heldBecause(nature, key)
    if (why && !written.some((one) => one.key === key))
      return refusal('document_held', HOUSE_MESSAGES.documentHeld(label, why), 'checklist')
  }
  if (written.length === 0) return refusal('no_document', HOUSE_MESSAGES.noDocument, 'checklist')
  return ok(written)
}

function writeQuestions({
  versions,
  edit,
  newKey,
}: Writing): Result<readonly ClaimQuestion[], Refusal> {
  const known = versions.flatMap((version) => version.questions)
  const written: ClaimQuestion[] = []
  for (const [at, { id, text, choices }] of edit.questions.entries()) {
    const path = `questions[${at}]`
    const before = known.find((one) => one.id === id)
    if (id !== null && !before)
      return refusal('question_unknown', HOUSE_MESSAGES.questionUnknown, path)
    if (!text) return refusal('blank', HOUSE_MESSAGES.blankQuestion, path)
    if (written.some((one) => one.id === id || isSame(one.text, text)))
      return refusal('question_twice', HOUSE_MESSAGES.questionTwice(text), path)
    if (before && (before.choices === undefined) !== (choices === null))
      return refusal('question_kind', HOUSE_MESSAGES.questionKind, path)
    if (choices && !areChoices(choices))
      return refusal('choices', HOUSE_MESSAGES.choices(text), path)
    written.push({ id: id ?? newKey(), text, ...(choices ? { choices } : {}) })
  }
  return ok(written)
}

function areChoices(choices: readonly string[]): boolean {
  const different = new Set(choices.map((choice) => choice.toLocaleLowerCase('fr')))
  return (
    choices.every(Boolean) &&
    different.size === choices.length &&
    choices.length >= 2 &&
    choices.length <= 8
  )
}

function isSame(one: string, other: string): boolean {
  return one.localeCompare(other, 'fr', { sensitivity: 'base' }) === 0
}

function refusal(code: string, message: string, path: string) {
  return refused({ code: `intake.${code}`, message, path })
}
