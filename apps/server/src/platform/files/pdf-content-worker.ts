import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import {
  PDFArray,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFParser,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'

export type PdfProblem =
  | 'program'
  | 'action'
  | 'file'
  | 'form'
  | 'media'
  | 'encrypted'
  | 'unreadable'

/** Keys whose mere presence is one. */
const KEYS = new Map<string, PdfProblem>(
  Object.entries({
    JS: 'program',
    JavaScript: 'program',
    EmbeddedFiles: 'file',
    EF: 'file',
    XFA: 'form',
    RichMediaContent: 'media',
    RichMediaSettings: 'media',
  } satisfies Record<string, PdfProblem>),
)

/** By `S` of an action, `Subtype` of an annotation, `Type` of a thing. Links to addresses and pages are none. */
const KINDS = new Map<string, PdfProblem>(
  Object.entries({
    JavaScript: 'program',
    Launch: 'action',
    ImportData: 'action',
    SubmitForm: 'action',
    GoToR: 'action',
    GoToE: 'action',
    Rendition: 'media',
    RichMediaExecute: 'media',
    RichMedia: 'media',
    Movie: 'media',
    Sound: 'media',
    Screen: 'media',
    '3D': 'media',
    EmbeddedFile: 'file',
    FileAttachment: 'file',
  } satisfies Record<string, PdfProblem>),
)

/** Long enough never to stand in the bytes of a picture by chance: seen wherever they hide from the parser. */
const ANYWHERE: readonly (readonly [RegExp, PdfProblem])[] = [
  // stands in the clear in any file that is encrypted
  [/\/Encrypt(?!\w)/, 'encrypted'],
  [/\/JavaScript(?!\w)/, 'program'],
  [/\/Launch(?!\w)/, 'action'],
  [/\/EmbeddedFiles?(?!\w)/, 'file'],
  [/\/RichMedia(?!\w)/, 'media'],
]

/** Every object of a file, those that a later one replaces too: a reader may still be led to them. */
class AllObjects extends PDFParser {
  readonly seen: PDFObject[] = []

  constructor(bytes: Uint8Array) {
    super(bytes, Number.POSITIVE_INFINITY, true)
    const assign = this.context.assign.bind(this.context)
    this.context.assign = (ref: PDFRef, object: PDFObject) => {
      this.seen.push(object)
      assign(ref, object)
    }
  }
}

async function problemOf(bytes: Uint8Array): Promise<PdfProblem | null> {
  // a name may be written with its letters as numbers: /Java#53cript
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  const plain = ANYWHERE.find(([pattern]) => pattern.test(text))
  if (plain) return plain[1]
  const parser = new AllObjects(bytes)
  await parser.parseDocument()
  return problemAmong(parser.seen)
}

/** Walks objects within objects; what they refer to is an object of its own. */
function problemAmong(objects: PDFObject[]): PdfProblem | null {
  const waiting = [...objects]
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFArray) waiting.push(...object.asArray())
    const dict = object instanceof PDFStream ? object.dict : object
    if (!(dict instanceof PDFDict)) continue
    for (const [key, value] of dict.entries()) {
      const name = key.decodeText()
      const isKind = name === 'S' || name === 'Subtype' || name === 'Type'
      const told =
        isKind && value instanceof PDFName ? KINDS.get(value.decodeText()) : KEYS.get(name)
      if (told) return told
      waiting.push(value)
    }
  }
  return null
}

problemOf(readFileSync(String(workerData))).then(
  (problem) => parentPort?.postMessage(problem, []),
  () => parentPort?.postMessage('unreadable', []),
)
