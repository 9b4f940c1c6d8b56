import { type SealIdentity, signDetached, withTimeStamp } from './cms-signature.ts'

/** Room for the signature in bytes: chains of three certificates take about 6 kB, and a time-stamp as much. */
const SIGNATURE_BYTES = 8192
const STAMPED_BYTES = 24_576
const BYTE_RANGE = '/ByteRange [0 '.length

/** Plain data, so that it can be sent to a worker thread. */
export interface Seal {
  readonly identity: SealIdentity
  /** UTC, ISO 8601. */
  readonly sealedAt: string
  /** Whether to reserve room for a time-stamp, added later. */
  readonly isStamped: boolean
  /** Who seals and why, as shown by PDF readers. Must fit PDFDocEncoding. */
  readonly name: string
  readonly reason: string
}

/**
 * Adds a seal (PAdES B-B: ETSI EN 319 142-1) to a PDF of ours as an incremental update, which leaves its bytes
 * unchanged. It certifies that nothing may be added (DocMDP 1), so any reader reports an addition. Its field is hidden,
 * as PDF/UA requires for a field without a place in the text. Reads only the plain cross-reference tables that Typst
 * writes.
 */
export function sealPdf(pdf: Buffer, seal: Seal): { pdf: Buffer; signature: Buffer } {
  const { root, page, size, rest } = openPdf(pdf)
  const [signature, field] = [size, size + 1]
  const room = seal.isStamped ? STAMPED_BYTES : SIGNATURE_BYTES
  const onPage = withEntry(page, 'Annots', `[${field} 0 R]`)
  const objects = [
    { number: signature, text: signatureObject(seal, room) },
    { number: field, text: fieldObject(signature, page.number) },
    withEntry(onPage, 'Tabs', '/S'),
    withEntry(
      withEntry(root, 'AcroForm', `<< /Fields [${field} 0 R] /SigFlags 3 >>`),
      'Perms',
      `<< /DocMDP ${signature} 0 R >>`,
    ),
  ]
  const trailer = `/Size ${size + 2} /Root ${root.number} 0 R ${rest}`
  return sign(append(pdf, objects, trailer), seal.identity)
}

/** Fills in the byte range, then the signature of those bytes. */
function sign(prepared: Buffer, identity: SealIdentity): { pdf: Buffer; signature: Buffer } {
  const { from, to } = contentsOf(prepared)
  const range = `${from} ${to} ${prepared.length - to}]`
  const at = prepared.lastIndexOf('/ByteRange [0 ') + BYTE_RANGE
  prepared.write(range.padEnd(BYTE_RANGE_ROOM), at, 'latin1')
  const signed = Buffer.concat([prepared.subarray(0, from), prepared.subarray(to)])
  const { cms, signature } = signDetached(signed, identity)
  return { pdf: withSignature(prepared, cms), signature }
}

/** Adds a time-stamp to a seal that has the room for it (PAdES B-T). It is outside the signed bytes. */
export function stampSeal(sealed: Buffer, token: Buffer): Buffer {
  const { from, to } = contentsOf(sealed)
  const cms = Buffer.from(sealed.toString('latin1', from + 1, to - 1), 'hex')
  return withSignature(sealed, withTimeStamp(cms, token))
}

/** The position of the signature, including its angle brackets. */
function contentsOf(pdf: Buffer): { from: number; to: number } {
  const from = pdf.lastIndexOf('/Contents <') + '/Contents '.length
  return { from, to: pdf.indexOf('>', from) + 1 }
}

function withSignature(pdf: Buffer, cms: Buffer): Buffer {
  const { from, to } = contentsOf(pdf)
  const room = to - from - 2
  if (cms.length * 2 > room) throw new RangeError(`The seal takes ${cms.length} bytes`)
  pdf.write(cms.toString('hex').padEnd(room, '0'), from + 1, 'latin1')
  return pdf
}

const BYTE_RANGE_ROOM = 36

const fieldObject = (signature: number, page: number) =>
  `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Cachet) /TU ${pdfString('Cachet électronique')} /V ${signature} 0 R /F 130 /Rect [0 0 0 0] /P ${page} 0 R >>`

function signatureObject({ sealedAt, name, reason }: Seal, room: number): string {
  const second = Temporal.Instant.from(sealedAt).toString({ smallestUnit: 'second' })
  const date = `D:${second.replace(/\D/g, '')}Z`
  return [
    '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached',
    `/Name ${pdfString(name)} /Reason ${pdfString(reason)} /M (${date})`,
    '/Reference [<< /Type /SigRef /TransformMethod /DocMDP',
    '/TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >>]',
    `/ByteRange [0 ${' '.repeat(BYTE_RANGE_ROOM)}`,
    `/Contents <${'0'.repeat(room * 2)}> >>`,
  ].join(' ')
}

/** A PDF string; Latin-1 only, which is enough for the French texts of a seal without typographic signs. */
function pdfString(words: string): string {
  const escaped = words.replace(/[\\()]/g, (mark) => `\\${mark}`)
  return `(${escaped.replace(/[^ -~]/g, (letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`)})`
}

interface PdfObject {
  readonly number: number
  /** The text between `obj` and `endobj`. */
  readonly text: string
}

/** Reads the last trailer, and finds the objects listed in its table. */
function openPdf(pdf: Buffer) {
  const at = pdf.lastIndexOf('trailer')
  const trailer = pdf.toString('latin1', at)
  const previous = Number(find(trailer, /startxref\s+(\d+)/))
  const [, , ...entries] = pdf.toString('latin1', previous, at).split(/\r?\n/)
  const object = (number: number): PdfObject => {
    const offset = Number(find(entries[number] ?? '', /^(\d{10}) \d{5} n/))
    const whole = pdf.toString('latin1', offset, pdf.indexOf('endobj', offset))
    return { number, text: find(whole, new RegExp(`^${number} 0 obj\\s+(<<.*>>)\\s*$`, 's')) }
  }
  const root = object(Number(find(trailer, /\/Root (\d+) 0 R/)))
  return {
    root,
    page: firstPage(object, object(Number(find(root.text, /\/Pages (\d+) 0 R/)))),
    size: Number(find(trailer, /\/Size (\d+)/)),
    rest: `/Info ${find(trailer, /\/Info (\d+ 0 R)/)} /ID ${find(trailer, /\/ID (\[.*\])/s)} /Prev ${previous}`,
  }
}

function firstPage(object: (number: number) => PdfObject, node: PdfObject): PdfObject {
  const kid = /\/Kids \[\s*(\d+) 0 R/.exec(node.text)?.[1]
  return kid === undefined ? node : firstPage(object, object(Number(kid)))
}

function withEntry({ number, text }: PdfObject, key: string, entry: string): PdfObject {
  if (text.includes(`/${key} `)) throw new Error(`Object ${number} has its ${key}`)
  return { number, text: `${text.slice(0, text.lastIndexOf('>>'))} /${key} ${entry} >>` }
}

function find(where: string, what: RegExp): string {
  const found = what.exec(where)?.[1]
  if (found === undefined) throw new Error(`Not a PDF that can be sealed: no ${what.source}`)
  return found
}

/** Appends objects to a PDF, with their cross-reference table. */
function append(pdf: Buffer, objects: readonly PdfObject[], trailer: string): Buffer {
  let length = pdf.length
  const parts = objects
    .toSorted((one, other) => one.number - other.number)
    .map((object) => {
      const bytes = `\n${object.number} 0 obj\n${object.text}\nendobj`
      const entry = `${object.number} 1\n${String(length + 1).padStart(10, '0')} 00000 n\r\n`
      length += bytes.length
      return { bytes, entry }
    })
  const update = [
    ...parts.map(({ bytes }) => bytes),
    '\nxref\n',
    ...parts.map(({ entry }) => entry),
    `trailer\n<< ${trailer} >>\nstartxref\n${length + 1}\n%%EOF\n`,
  ]
  return Buffer.concat([pdf, Buffer.from(update.join(''), 'latin1')])
}
