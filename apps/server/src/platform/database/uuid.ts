const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether PostgreSQL accepts the text as a uuid; it fails on any other. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
