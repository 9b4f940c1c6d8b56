const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * The id of the claim to open, from the URL or else the navigation state (specification, section 2); null when in
 * neither.
 */
export function readClaimId(search: string, state: unknown): string | null {
  const id = new URLSearchParams(search).get('id') ?? idInState(state)
  return id && ID.test(id) ? id : null
}

function idInState(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('claim_id' in state)) return null
  return typeof state.claim_id === 'string' ? state.claim_id : null
}
