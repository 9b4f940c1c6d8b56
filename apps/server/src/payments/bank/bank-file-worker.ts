import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { ParseOption, XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm'
import { lowerThreadPriority } from '../../platform/give-way.ts'
import { INSTALLED } from '../../platform/installation.ts'
import { BankFileFault, type FaultOfFile } from './bank-file-fault.ts'
import type { BankMessage } from './bank-messages.ts'
import { KINDS } from './read-messages.ts'
import { treeOf } from './xml-tree.ts'

export type ReadFile =
  | { readonly message: BankMessage }
  | { readonly fault: FaultOfFile }
  | { readonly failure: string }

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:'

/** External entities of a message are never fetched, from the network or from disk. */
const OPTION = ParseOption.XML_PARSE_NO_XXE

const validators = new Map<string, XsdValidator>()

function validatorOf(kind: string): XsdValidator {
  const known = validators.get(kind)
  if (known) return known
  using schema = XmlDocument.fromBuffer(
    readFileSync(new URL(`${kind}.xsd`, INSTALLED.bankSchemas)),
    { option: OPTION },
  )
  const validator = XsdValidator.fromDoc(schema)
  validators.set(kind, validator)
  return validator
}

function read(bytes: Uint8Array): ReadFile {
  try {
    using document = XmlDocument.fromBuffer(bytes, { option: OPTION })
    if (document.dtd) return { fault: 'doctype' }
    const { root } = document
    const kind = root.namespaceUri.startsWith(NAMESPACE)
      ? root.namespaceUri.slice(NAMESPACE.length)
      : ''
    const reader = KINDS[kind]
    if (!reader) return { fault: 'kind' }
    if (!isValid(document, kind)) return { fault: 'schema' }
    return { message: reader(treeOf(document)) }
  } catch (error) {
    if (error instanceof BankFileFault) return { fault: error.fault }
    if (error instanceof XmlLibError) return { fault: 'xml' }
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

function isValid(document: XmlDocument, kind: string): boolean {
  try {
    validatorOf(kind).validate(document)
    return true
  } catch (error) {
    if (error instanceof XmlLibError) return false
    throw error
  }
}

lowerThreadPriority()

parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(read(bytes), []))
