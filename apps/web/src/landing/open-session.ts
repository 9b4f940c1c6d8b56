/**
 * Whether the stored token hasn't expired. The server decides in the end: a token it refuses only sends the visitor
 * to the sign-in page.
 */
export function isOpenSession(token: string | null, nowSeconds: number): boolean {
  const payload = token?.split('.')[1]
  if (!payload) return false
  try {
    const { exp }: { exp?: unknown } = JSON.parse(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    )
    return typeof exp === 'number' && exp > nowSeconds
  } catch {
    return false
  }
}
