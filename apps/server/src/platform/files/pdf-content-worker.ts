import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { constants, inflateRawSync } from 'node:zlib'
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'

export type PdfProblem =
  | 'program'
  | 'action'
  | 'file'
  | 'form'
  | 'outside'
  | 'media'
  | 'encrypted'
  | 'unreadable'

/** Keys whose mere presence is a problem. */
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

/**
 * Looked up by `S` of an action, `Subtype` of an annotation, `Type` of an object. Links to addresses and pages are
 * harmless.
 */
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

/** What a link may lead to. A bare `www.` is opened as a page, `#` is a place in the document. */
const HARMLESS_ADDRESS = /^(https?:|mailto:|tel:|www\.|#|$)/i

/** Bytes that the object streams of a file may unpack to, together: many times what any printed document has. */
const MOST_UNPACKED = 64_000_000

/**
 * Names long enough never to occur by chance in the bytes of a picture: searched in the raw file, in case they hide
 * from the parser.
 */
const ANYWHERE: readonly (readonly [RegExp, PdfProblem])[] = [
  // always unencrypted, even in an encrypted file
  [/\/Encrypt(?!\w)/, 'encrypted'],
  [/\/JavaScript(?!\w)/, 'program'],
  [/\/Launch(?!\w)/, 'action'],
  [/\/EmbeddedFiles?(?!\w)/, 'file'],
  [/\/RichMedia(?!\w)/, 'media'],
]

/** Every object of a file, including those that a later one replaces, which a reader may still reach. */
class AllObjects extends PDFParser {
  readonly seen: PDFObject[] = []

  readonly resolve = (object: PDFObject): PDFObject | undefined => this.context.lookup(object)

  constructor(bytes: Uint8Array) {
    super(bytes, Number.POSITIVE_INFINITY, true)
    const assign = this.context.assign.bind(this.context)
    this.context.assign = (ref: PDFRef, object: PDFObject) => {
      this.seen.push(object)
      assign(ref, object)
    }
  }

  /**
   * The parser would unpack streams that hold objects without any limit, in memory that the limit of the thread doesn't
   * count. They reach it unpacked.
   */
  override parseObject(ref?: PDFRef): PDFObject {
    const object = super.parseObject(ref)
    if (!(object instanceof PDFRawStream)) return object
    const type = object.dict.lookup(PDFName.of('Type'))
    // a table of places in the file: nothing is looked up by it here
    if (type === PDFName.of('XRef')) object.dict.delete(PDFName.of('Type'))
    return type === PDFName.of('ObjStm') ? this.unpacked(object) : object
  }

  #room = MOST_UNPACKED

  private unpacked({ dict, contents }: PDFRawStream): PDFObject {
    const bytes = isDeflated(dict) ? inflate(contents, this.#room) : contents
    this.#room -= bytes.length
    dict.delete(PDFName.of('Filter'))
    dict.delete(PDFName.of('DecodeParms'))
    return PDFRawStream.of(dict, bytes)
  }
}

/** Whether a stream of objects is packed in the one way in use. Throws for any other, and for predictors. */
function isDeflated(dict: PDFDict): boolean {
  const filter = only(dict.lookup(PDFName.of('Filter')))
  const parameters = only(dict.lookup(PDFName.of('DecodeParms')))
  const predictor =
    parameters instanceof PDFDict ? parameters.lookup(PDFName.of('Predictor')) : undefined
  if (predictor instanceof PDFNumber && predictor.asNumber() > 1) throw new Error('Predictor')
  if (filter !== undefined && filter !== PDFName.of('FlateDecode')) throw new Error('Filter')
  return filter !== undefined
}

/** An entry that may be written as an array of one; undefined for an empty array. Throws for several. */
function only(object: PDFObject | undefined): PDFObject | undefined {
  if (!(object instanceof PDFArray)) return object
  if (object.size() > 1) throw new Error('Several filters')
  return object.size() === 0 ? undefined : object.lookup(0)
}

/** Throws beyond `most` bytes. Neither a missing end nor a wrong sum stops it, as in readers. */
function inflate(bytes: Uint8Array, most: number): Uint8Array {
  if (most < 1 || ((bytes[0] ?? 0) & 0x0f) !== 8) throw new Error('Not deflated, or too much')
  return inflateRawSync(bytes.subarray(2), {
    maxOutputLength: most,
    finishFlush: constants.Z_SYNC_FLUSH,
  })
}

async function problemOf(bytes: Uint8Array): Promise<PdfProblem | null> {
  // a name may have letters written as codes: /Java#53cript
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  const plain = ANYWHERE.find(([pattern]) => pattern.test(text))
  if (plain) return plain[1]
  const parser = new AllObjects(bytes)
  await parser.parseDocument()
  return problemAmong(parser.seen, parser.resolve)
}

/** Whether an automatic action (run when a file or a page opens) does anything other than go to a page. */
function isOwnMove(action: PDFObject | undefined): boolean {
  if (!(action instanceof PDFDict)) return false
  const kind = action.get(PDFName.of('S'))
  return kind !== undefined && kind !== PDFName.of('GoTo')
}

/** Whether a link leads elsewhere than to a page of the web, a mail or a call. */
function isHarmfulAddress(object: PDFObject | undefined): boolean {
  if (!(object instanceof PDFString || object instanceof PDFHexString)) return false
  return !HARMLESS_ADDRESS.test(object.decodeText().trim())
}

type Resolve = (object: PDFObject) => PDFObject | undefined

/** Walks nested objects. References are not followed: their targets are in the list too. */
function problemAmong(objects: PDFObject[], resolve: Resolve): PdfProblem | null {
  const waiting = [...objects]
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFArray) waiting.push(...object.asArray())
    const dict = object instanceof PDFStream ? object.dict : object
    if (!(dict instanceof PDFDict)) continue
    if (leadsOutside(dict, object instanceof PDFStream)) return 'outside'
    for (const [key, value] of dict.entries()) {
      const problem = problemOfEntry(key.decodeText(), value, resolve)
      if (problem) return problem
      waiting.push(value)
    }
  }
  return null
}

/** External content: the data of a stream, a page shown in place of another, a file at an address. */
function leadsOutside(dict: PDFDict, isStream: boolean): boolean {
  if (isStream && (dict.has(PDFName.of('F')) || dict.has(PDFName.of('Ref')))) return true
  return dict.get(PDFName.of('FS')) === PDFName.of('URL')
}

function problemOfEntry(name: string, value: PDFObject, resolve: Resolve): PdfProblem | null {
  const isKind = name === 'S' || name === 'Subtype' || name === 'Type'
  const finding =
    isKind && value instanceof PDFName ? KINDS.get(value.decodeText()) : KEYS.get(name)
  return finding ?? (isAction(name, value, resolve) ? 'action' : null)
}

function isAction(name: string, value: PDFObject, resolve: Resolve): boolean {
  switch (name) {
    case 'S':
      // as a kind of action only: the articles of a magazine are of type Thread
      return value === PDFName.of('Thread')
    case 'URI':
    case 'Base':
      return isHarmfulAddress(resolve(value))
    case 'OpenAction':
      return isOwnMove(resolve(value))
    case 'AA': {
      const moves = resolve(value)
      return moves instanceof PDFDict && moves.values().some((move) => isOwnMove(resolve(move)))
    }
    default:
      return false
  }
}

problemOf(readFileSync(String(workerData))).then(
  (problem) => parentPort?.postMessage(problem, []),
  () => parentPort?.postMessage('unreadable', []),
)
