const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether PostgreSQL accepts the text as a uuid; it fails on any other. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** Comes before every id that is drawn. */
export const LOWEST_UUID = '00000000-0000-0000-0000-000000000000'
