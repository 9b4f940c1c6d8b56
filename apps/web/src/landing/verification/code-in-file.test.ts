import { expect, test } from 'vitest'
import { codeInFile, hexadecimal } from './code-in-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const CODE = '7K2M9-QXB4D-0HTZR-5WNEA'
const seal = `/Reason (V\\351rifier ce document : https://sillage.example/verification/${CODE})`

test.each([
  ['found in the seal', `%PDF-1.7 ... ${seal} /Contents <00>`, CODE],
  ['found in the last of two seals', `/verification/AAAAA-AAAAA-AAAAA-AAAAA) ${seal}`, CODE],
  ['not found without a seal', '%PDF-1.7 ...', null],
  ['not found when it is too short', '/verification/7K2M9-QXB4D)', null],
])('the verification code in a file: %s', (_, file, code) => {
  expect(codeInFile(bytes(file))).toBe(code)
})

test('a seal far from the end of the file is ignored', () => {
  expect(codeInFile(bytes(seal + ' '.repeat(40_000)))).toBeNull()
})

test('a fingerprint is written with two hexadecimal digits per byte', () => {
  expect(hexadecimal(Uint8Array.from([0, 10, 255]).buffer)).toBe('000aff')
})
