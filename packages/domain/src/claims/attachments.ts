import { withoutStackedMarks } from '../values/line.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { ATTACHMENT_MESSAGES } from './attachments.messages.ts'

/** The types of file accepted on a claim (rulings, section 7). */
export const ATTACHMENT_TYPES = ['pdf', 'jpg', 'png', 'txt'] as const
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]

/** Bytes of one file at most: 10 MiB (rulings, section 7). */
export const MOST_ATTACHMENT_BYTES = 10 * 1024 * 1024
/** Files of one message at most (rulings, section 7). */
export const MOST_ATTACHMENTS = 10
/** Characters of a name at most (threat T19). */
const LONGEST_NAME = 200

const EXTENSIONS: Readonly<Record<string, AttachmentType>> = {
  pdf: 'pdf',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  txt: 'txt',
}

const MAGIC = [
  { type: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'jpg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const satisfies readonly { type: AttachmentType; bytes: readonly number[] }[]

/** Folder separators, control characters, and marks that change the direction of text or hide it. */
const HOSTILE = /[/\\\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u

/** The type that a file name announces by its extension, in any case; null for any other (specification, section 9). */
export function typeOfName(name: string): AttachmentType | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(EXTENSIONS, extension) ? (EXTENSIONS[extension] ?? null) : null
}

/**
 * The name of a file as stored: composed characters (NFC), trimmed, 200 characters at most, the extension kept.
 * Refused: a folder separator, a control character, a mark that changes the direction of text, or a type that is not
 * accepted. A name is only shown, never used as a path.
 */
export function checkFileName(given: string): Result<string, Refusal> {
  const name = withoutStackedMarks(given.toWellFormed().normalize('NFC')).trim()
  if (HOSTILE.test(name))
    return refused({
      code: 'file.name',
      message: ATTACHMENT_MESSAGES.hostileName(shownName(name)),
    })
  if (typeOfName(name) === null)
    return refused({ code: 'file.type', message: ATTACHMENT_MESSAGES.otherType(shownName(name)) })
  return ok(shortName(name))
}

/** A name that is safe in a sentence, whatever was sent: no hidden characters, 60 characters at most. */
export function shownName(name: string): string {
  const visible = name.replace(new RegExp(HOSTILE.source, 'gu'), '\ufffd').trim()
  const characters = Array.from(visible)
  return characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : visible || '?'
}

function shortName(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= LONGEST_NAME) return name
  const extension = name.slice(name.lastIndexOf('.'))
  return (
    characters
      .slice(0, LONGEST_NAME - extension.length)
      .join('')
      .trimEnd() + extension
  )
}

/**
 * The type shown by the first bytes of a file: the signatures of PDF, JPEG and PNG at the very start; otherwise `txt`,
 * to be confirmed by checking that the whole file is UTF-8 without U+0000.
 */
export function typeOfContent(firstBytes: Uint8Array): AttachmentType {
  const found = MAGIC.find(({ bytes }) => bytes.every((byte, at) => firstBytes[at] === byte))
  return found?.type ?? 'txt'
}

/** Whether a type is a picture, which is re-encoded and has a preview. */
export function isPicture(type: AttachmentType): boolean {
  return type === 'jpg' || type === 'png'
}
