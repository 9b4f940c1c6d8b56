/**
 * Whether the token that this browser keeps has not run out. The server has the last word: a token that it refuses
 * only costs the visitor a detour by the sign-in page.
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
