import { ok, type Refusal, type Result, refused } from '../../values/result.ts'
import type { MedicalKind } from '../health/health-papers.ts'
import type { ClaimQuestion, Nature, NeededDocument } from '../nature.ts'
import { HELD_BECAUSE, HOUSE_MESSAGES } from './house.messages.ts'

/** What a declaration of some nature asks for: questions at once, documents then or later. */
export interface Intake {
  readonly questions: readonly ClaimQuestion[]
  readonly checklist: readonly NeededDocument[]
}

/** Version 0: what the nature asks for as delivered. */
export function originalIntake({ questions, checklist }: Intake): Intake {
  return { questions, checklist }
}

/** A document being edited; without a key it is new. */
export interface EditedDocument {
  readonly key: string | null
  readonly label: string
  readonly why: string
  readonly required: boolean
  /** Used only for a new document: an existing one can't change it. */
  readonly medical: MedicalKind | null
}

/** A question being edited; without an id it is new. */
export interface EditedQuestion {
  readonly id: string | null
  readonly text: string
  /** Null for a free line of text. */
  readonly choices: readonly string[] | null
}

export interface IntakeEdit {
  readonly questions: readonly EditedQuestion[]
  readonly checklist: readonly EditedDocument[]
}

/** The checklist entry that receives the photos of a declaration, where there is one. */
export const PHOTOS_KEY = 'photos'

/**
 * Why a document may be reworded but not removed, or null: it holds health data, the photos of the declaration go
 * there, or an advice refers to it. A document that the insurer added may always be removed.
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
  /** Every version so far, the original included, newest first. */
  readonly versions: readonly Intake[]
  readonly edit: IntakeEdit
  /** Returns a key never used before. */
  readonly newKey: () => string
}

/**
 * The next version of what a nature asks for. A key or an id always means the same thing: an edit may only use those
 * that the nature has or had. Refusals: `intake.blank`, `intake.document_unknown`, `intake.document_twice`,
 * `intake.document_held`, `intake.no_document`, `intake.question_unknown`, `intake.question_twice`,
 * `intake.question_kind`, `intake.choices`.
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
  for (const [at, document] of edit.checklist.entries()) {
    const { key, label, why, required, medical } = document
    const before = known.find((one) => one.key === key)
    const refusedAs = documentRefusal(document, { before, written, path: `checklist[${at}]` })
    if (refusedAs) return refusedAs
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

interface Among<T> {
  /** What has its key or id already. */
  readonly before: T | undefined
  readonly written: readonly T[]
  readonly path: string
}

function documentRefusal(
  { key, label, why }: EditedDocument,
  { before, written, path }: Among<NeededDocument>,
) {
  if (key !== null && !before)
    return refusal('document_unknown', HOUSE_MESSAGES.documentUnknown, path)
  if (!label || !why) return refusal('blank', HOUSE_MESSAGES.blankDocument, path)
  if (written.some((one) => one.key === key || isSame(one.label, label)))
    return refusal('document_twice', HOUSE_MESSAGES.documentTwice(label), path)
  return null
}

function writeQuestions({
  versions,
  edit,
  newKey,
}: Writing): Result<readonly ClaimQuestion[], Refusal> {
  const known = versions.flatMap((version) => version.questions)
  const written: ClaimQuestion[] = []
  for (const [at, question] of edit.questions.entries()) {
    const { id, text, choices } = question
    const before = known.find((one) => one.id === id)
    const refusedAs = questionRefusal(question, { before, written, path: `questions[${at}]` })
    if (refusedAs) return refusedAs
    const signed = before?.signedStatement
    written.push({
      id: id ?? newKey(),
      text,
      ...(choices ? { choices } : {}),
      // kept while it is still one of the choices
      ...(signed !== undefined && choices?.includes(signed) ? { signedStatement: signed } : {}),
    })
  }
  return ok(written)
}

function questionRefusal(
  { id, text, choices }: EditedQuestion,
  { before, written, path }: Among<ClaimQuestion>,
) {
  if (id !== null && !before)
    return refusal('question_unknown', HOUSE_MESSAGES.questionUnknown, path)
  if (!text) return refusal('blank', HOUSE_MESSAGES.blankQuestion, path)
  if (written.some((one) => one.id === id || isSame(one.text, text)))
    return refusal('question_twice', HOUSE_MESSAGES.questionTwice(text), path)
  if (before && (before.choices === undefined) !== (choices === null))
    return refusal('question_kind', HOUSE_MESSAGES.questionKind, path)
  if (choices && !areChoices(choices)) return refusal('choices', HOUSE_MESSAGES.choices(text), path)
  return null
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
