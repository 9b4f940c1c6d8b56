import { expect, test } from 'vitest'
import { codeInFile, hexadecimal } from './code-in-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const CODE = '7K2M9-QXB4D-0HTZR-5WNEA'
const seal = `/Reason (V\\351rifier ce document : https://sillage.example/verification/${CODE})`

test.each([
  ['in the seal', `%PDF-1.7 ... ${seal} /Contents <00>`, CODE],
  ['in the last of two seals', `/verification/AAAAA-AAAAA-AAAAA-AAAAA) ${seal}`, CODE],
  ['nowhere', '%PDF-1.7 ...', null],
  ['too short to be one', '/verification/7K2M9-QXB4D)', null],
])('the code is found %s', (_, file, code) => {
  expect(codeInFile(bytes(file))).toBe(code)
})

test('a seal far from the end of the file is not looked for', () => {
  expect(codeInFile(bytes(seal + ' '.repeat(40_000)))).toBeNull()
})

test('a fingerprint is written in two letters a byte', () => {
  expect(hexadecimal(Uint8Array.from([0, 10, 255]).buffer)).toBe('000aff')
})
